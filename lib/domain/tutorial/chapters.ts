import type { ChapterLink, MenuEntry } from './schema';

export function chaptersOf(menu: readonly MenuEntry[]): ChapterLink[] {
  const chapters = menu.flatMap(({ id, title, chapters: below }) => (id === undefined ? below : [{ id, title }]));
  const first = new Map<string, ChapterLink>();
  for (const chapter of chapters) if (!first.has(chapter.id)) first.set(chapter.id, chapter);
  return [...first.values()];
}

export function filterMenu(menu: readonly MenuEntry[], text: string): readonly MenuEntry[] {
  const wanted = text.trim().toLowerCase();
  const holds = (title: string) => title.toLowerCase().includes(wanted);
  return menu.flatMap((entry) => {
    if (holds(entry.title)) return entry;
    const chapters = entry.chapters.filter(({ title }) => holds(title));
    return chapters.length > 0 ? { ...entry, chapters } : [];
  });
}

export function chaptersBeside(chapters: readonly ChapterLink[], id: string) {
  const index = chapters.findIndex((chapter) => chapter.id === id);
  return {
    previous: index > 0 ? chapters[index - 1] : undefined,
    next: index >= 0 ? chapters[index + 1] : undefined,
  };
}

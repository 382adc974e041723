import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getChapter, getTutorial, listChapterAnswers } from '@/lib/domain/tutorial/api';
import { chaptersBeside, chaptersOf } from '@/lib/domain/tutorial/chapters';
import { fingerprint } from '@/lib/utils/fingerprint';
import { isResourceId } from '@/lib/utils/identifier';
import { optional, required } from './load';
import { renderText } from './render-text';

export const loadTutorial = cache(async (id: string) => {
  const tutorial = isResourceId(id) ? await required(getTutorial(id)) : null;
  if (!tutorial) notFound();
  return { tutorial, chapters: chaptersOf(tutorial.menu) };
});

export async function loadChapterLink(tutorialId: string, id: string) {
  const { tutorial, chapters } = await loadTutorial(tutorialId);
  return { tutorial, chapter: chapters.find((chapter) => chapter.id === id) ?? notFound() };
}

export const prepareChapter = cache(async (tutorialId: string, id: string) => {
  const loaded = await loadTutorial(tutorialId);
  if (!loaded.chapters.some((chapter) => chapter.id === id)) notFound();
  const chapter = await required(getChapter(id));
  if (!chapter) notFound();
  const { html, headings, characters, prose } = await renderText({ kind: 'markdown', source: chapter.markdown });
  return {
    ...loaded,
    ...chaptersBeside(loaded.chapters, id),
    chapter: { id, ...chapter },
    content: { html, headings, characters },
    description: prose || chapter.title,
    fingerprint: fingerprint(chapter.title, chapter.markdown),
    /** Answers of a FAQ; undefined when they failed. */
    answers: chapter.isFaq ? await optional(listChapterAnswers(id)) : [],
  };
});

export type PreparedChapter = Awaited<ReturnType<typeof prepareChapter>>;

import type { Heading } from './headings';

export interface TocEntry extends Heading {
  entries: TocEntry[];
}

export function nestHeadings(headings: readonly Heading[]): TocEntry[] {
  const top: TocEntry[] = [];
  const open: { level: number; entries: TocEntry[] }[] = [{ level: headings[0]?.level ?? 0, entries: top }];
  for (const heading of headings) {
    const { level } = heading;
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    const above = current?.entries.at(-1);
    const entry = { ...heading, entries: [] };
    if (current && above && current.level < level) {
      above.entries.push(entry);
      open.push({ level, entries: above.entries });
    } else if (current) {
      current.level = level;
      current.entries.push(entry);
    }
  }
  return top;
}

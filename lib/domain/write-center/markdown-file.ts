import { trimEndOf } from '@/lib/utils/trim-end';

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** The title that a Markdown file gives itself: in its front matter, or as its first heading; '' without one. */
export function titleOf(markdown: string): string {
  const front = FRONTMATTER.exec(markdown)?.[1] ?? '';
  const named = /^title:[ \t]*(.+)$/m
    .exec(front)?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/, '$2');
  const [, heading = ''] = /^#[ \t]+(.+)$/m.exec(markdown.replace(FRONTMATTER, '')) ?? [];
  return named ?? trimEndOf(trimEndOf(heading, '#'), ' \t');
}

/** Larger files are refused: nobody has written them by hand. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Message why a file cannot be imported; null when it can. */
export function refuseMarkdown({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(md|markdown|txt)$/i.test(name)) return '请选择 Markdown 文件（.md）';
  return size > MAX_FILE_BYTES ? '文件不能超过 1MB' : null;
}

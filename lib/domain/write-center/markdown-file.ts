import { trimEndOf } from '@/lib/utils/trim-end';

export const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Title in a Markdown file's front matter or first heading; '' without one. */
export function titleOf(markdown: string): string {
  const front = FRONTMATTER.exec(markdown)?.[1] ?? '';
  const named = /^title:[ \t]*(.+)$/m
    .exec(front)?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/, '$2');
  const [, heading = ''] = /^#[ \t]+(.+)$/m.exec(markdown.replace(FRONTMATTER, '')) ?? [];
  return named ?? trimEndOf(trimEndOf(heading, '#'), ' \t');
}

/** Larger files are not written by hand, and are refused. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Message why a file cannot be imported; null when it can. */
export function refuseMarkdown({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(md|markdown|txt)$/i.test(name)) return '请选择 Markdown 文件（.md）';
  return size > MAX_FILE_BYTES ? '文件不能超过 1MB' : null;
}

import { decodeText } from '@/lib/utils/decode-text';
import { trimEndOf } from '@/lib/utils/trim-end';
import { frontMatterOf } from './front-matter';

/** Title in a Markdown file's front matter or first heading; '' without one. */
export function titleOf(markdown: string): string {
  const { fields, content } = frontMatterOf(markdown);
  if (typeof fields.title === 'string' && fields.title !== '') return fields.title;
  const [, heading = ''] = /^#[ \t]+(\S.*)$/m.exec(content) ?? [];
  return trimEndOf(trimEndOf(heading.trimEnd(), '#'), ' \t');
}

/** Larger files are not written by hand, and are refused. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Text of a file that a member chose, or why it cannot be imported. */
export async function readMarkdown(file: File): Promise<{ content: string } | { refusal: string }> {
  if (!/\.(md|markdown|txt)$/i.test(file.name)) return { refusal: '请选择 Markdown 文件（.md）' };
  if (file.size > MAX_FILE_BYTES) return { refusal: '文件不能超过 1MB' };
  try {
    return { content: decodeText(new Uint8Array(await file.arrayBuffer())) };
  } catch {
    return { refusal: '文件读不出来，它可能已被移动或删除' };
  }
}

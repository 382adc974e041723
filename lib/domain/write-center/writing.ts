import { dequal } from 'dequal/lite';
import { categoryLabel, tagLabel } from '@/lib/domain/article/labels';
import type { ArticleSource } from '@/lib/domain/article/schema';
import { isBlank } from '@/lib/utils/is-blank';
import { MAX_TAGS } from './writing-limits';
import { codeStyleName, themeName } from './theme-names';

export type Writing = ArticleSource;

export const EMPTY_WRITING: Writing = {
  title: '',
  content: '',
  category: '',
  tag: [],
  coverImage: '',
  linkUrl: '',
  description: '',
  theme: '',
  codeStyle: '',
};

export const canPublish = ({ title, content }: Pick<Writing, 'title' | 'content'>): boolean =>
  !isBlank(title) && !isBlank(content);

const trimmed = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Whether two versions are equal but for trimming and line endings, which the API may change. */
export const sameArticle = (one: Writing, other: Writing): boolean => dequal(mapTexts(one), mapTexts(other));

const mapTexts = (writing: Writing) =>
  Object.fromEntries(
    Object.entries(writing).map(([key, value]) => [key, typeof value === 'string' ? trimmed(value) : value]),
  );

/** Toggles a tag; a fifth one is ignored. */
export function toggleTag(tags: readonly string[], tag: string): string[] {
  if (tags.includes(tag)) return tags.filter((other) => other !== tag);
  return tags.length < MAX_TAGS ? [...tags, tag] : [...tags];
}

export const articleLines = (writing: Writing): string =>
  [
    `标题：${writing.title}`,
    `描述：${writing.description}`,
    `分类：${categoryLabel(writing.category)}`,
    `标签：${writing.tag.map(tagLabel).join('、')}`,
    `封面：${writing.coverImage}`,
    `原文链接：${writing.linkUrl}`,
    `主题：${themeName(writing.theme)}`,
    `代码样式：${codeStyleName(writing.codeStyle)}`,
    '',
    writing.content.replace(/\r\n?/g, '\n'),
    '',
  ].join('\n');

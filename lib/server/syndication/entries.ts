import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { categoryLabel, tagLabel } from '@/lib/domain/article/labels';
import type { Share } from '@/lib/domain/share/schema';
import { blockName } from '@/lib/domain/share/blocks';
import { escapeXml } from '@/lib/utils/xml';
import { titleOfContent } from '../seo/share-title';
import type { SyndicationEntry } from './syndication';

const authorOf = (siteUrl: string, { nickname, userId }: { nickname: string; userId: string }) => ({
  name: nickname,
  url: `${siteUrl}${routes.user(userId)}`,
});

/** Categories with distinct, non-empty names: a tag may repeat a category's name. */
const named = (categories: readonly { term: string; label: string }[]) =>
  categories.filter(({ label }, index) => label && categories.findIndex((other) => other.label === label) === index);

type EntryArticle = Pick<
  ArticleSummary,
  'id' | 'userId' | 'nickname' | 'articleTitle' | 'description' | 'createTime' | 'category' | 'tags'
>;

/** @param content the article as safe html */
export const articleEntry = (siteUrl: string, article: EntryArticle, content?: string): SyndicationEntry => ({
  url: `${siteUrl}${routes.article(article.id)}`,
  title: article.articleTitle,
  author: authorOf(siteUrl, article),
  createTime: article.createTime,
  categories: named([
    { term: article.category, label: categoryLabel(article.category) },
    ...article.tags.map((tag) => ({ term: tag, label: tagLabel(tag) })),
  ]),
  summary: article.description,
  content,
});

export const shareEntry = (siteUrl: string, share: Share): SyndicationEntry => ({
  url: `${siteUrl}${routes.share(share.id)}`,
  title: titleOfContent(share.content),
  author: authorOf(siteUrl, share),
  createTime: share.createTime,
  categories: named([{ term: share.block, label: blockName(share.block) }]),
  summary: share.content,
  content: [
    `<p>${share.content.split('\n').map(escapeXml).join('<br>')}</p>`,
    ...share.pictures.map((picture) => `<p><img src="${escapeXml(new URL(picture, siteUrl).href)}" alt=""></p>`),
  ].join(''),
});

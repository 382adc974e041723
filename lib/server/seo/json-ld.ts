import 'server-only';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { siteConfig, SITE_DESCRIPTION } from '@/lib/config/site';
import type { Article } from '@/lib/domain/article/schema';
import { categoryLabel, tagLabel } from '@/lib/domain/article/labels';
import type { Comment, CommentPage, Reply } from '@/lib/domain/comment/schema';
import { firstCharacters } from '@/lib/utils/characters-in';
import { onOneLine } from '@/lib/utils/plain-text';
import { safeLink } from '@/lib/utils/address/safe-link';
import { toIsoTime } from '@/lib/utils/time';
import { searchTemplate } from './search-template';

export type JsonLdNode = { '@type': string | readonly string[] } & Record<string, unknown>;

export const LANGUAGE = 'zh-CN';
const TECHNICAL_CATEGORY = '2';
/** Search engines refuse longer headlines. */
const HEADLINE_LENGTH = 110;

export const absoluteUrl = (path: string) => new URL(path, siteConfig().url).href;
export const webAddress = (address: string) => safeLink(address)?.href;
/** The picture that links to a page show, then those on the page. */
export const pageImages = (card: string, ...shown: string[]): string[] => [
  absoluteUrl(card),
  ...shown.flatMap((address) => webAddress(address) ?? []),
];
export const someText = (text: string) => onOneLine(text) || undefined;

export const publisher = (): JsonLdNode => ({
  '@type': 'Organization',
  name: siteConfig().name,
  url: absoluteUrl(routes.home()),
  logo: { '@type': 'ImageObject', url: absoluteUrl('/icon-512.png') },
});

export const counter = (action: string, count: number | null): JsonLdNode[] =>
  count === null
    ? []
    : [{ '@type': 'InteractionCounter', interactionType: { '@type': action }, userInteractionCount: count }];

export function websiteJsonLd(): JsonLdNode {
  return {
    '@type': 'WebSite',
    name: siteConfig().name,
    url: absoluteUrl(routes.home()),
    description: SITE_DESCRIPTION,
    inLanguage: LANGUAGE,
    publisher: publisher(),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchTemplate('search_term_string') },
      'query-input': 'required name=search_term_string',
    },
  };
}

const person = ({ userId, nickname }: { userId: string; nickname: string }): JsonLdNode => ({
  '@type': 'Person',
  name: onOneLine(nickname),
  url: absoluteUrl(routes.user(userId)),
});

export const authorNode = (author: { userId: string; nickname: string; avatar: string; job?: string }): JsonLdNode => ({
  ...person(author),
  image: webAddress(author.avatar),
  jobTitle: someText(author.job ?? ''),
});

/** Empty lists are left out: they tell nothing. */
export const someOf = <T>(list: readonly T[] | undefined): readonly T[] | undefined =>
  list?.length ? list : undefined;

const commentNode = (comment: Comment | Reply, pageUrl: string): JsonLdNode => ({
  '@type': 'Comment',
  url: `${pageUrl}#comment-${comment.id}`,
  text: comment.content,
  dateCreated: toIsoTime(comment.createTime) || undefined,
  upvoteCount: comment.likeCounts ?? undefined,
  author: person(comment),
  comment: 'children' in comment ? someOf(comment.children.map((reply) => commentNode(reply, pageUrl))) : undefined,
});

/** Search engines show a few comments; the document has them all. */
const MAX_COMMENTS = 20;

interface Discussion {
  /** The page below which they stand. */
  url: string;
  views?: number | null;
  likes: number | null;
  /** How many comments the subject's row tells; the number of those that are shown replaces it. */
  commentCount: number | null;
  comments: CommentPage | undefined;
}

export const discussionFields = ({ url, views = null, likes, commentCount, comments }: Discussion) => ({
  interactionStatistic: someOf(
    [
      counter('ViewAction', views),
      counter('LikeAction', likes),
      counter('CommentAction', comments?.count ?? commentCount),
    ].flat(),
  ),
  commentCount: comments?.count ?? commentCount ?? undefined,
  comment: someOf(comments?.comments.slice(0, MAX_COMMENTS).map((comment) => commentNode(comment, url))),
});

interface ArticlePage {
  description: string;
  comments?: CommentPage | undefined;
}

export function articleJsonLd(article: Omit<Article, 'html'>, { description, comments }: ArticlePage): JsonLdNode {
  const url = absoluteUrl(routes.article(article.id));
  const published = toIsoTime(article.createTime) || undefined;
  return {
    // Google reads the second type, which is no subtype of technical article.
    '@type': article.category === TECHNICAL_CATEGORY ? ['TechArticle', 'BlogPosting'] : 'BlogPosting',
    url,
    mainEntityOfPage: url,
    headline: firstCharacters(onOneLine(article.articleTitle), HEADLINE_LENGTH),
    description,
    inLanguage: LANGUAGE,
    image: pageImages(fileRoutes.articleImage(article.id), article.coverImage),
    datePublished: published,
    dateModified: toIsoTime(article.updateTime) || undefined,
    author: authorNode(article),
    publisher: publisher(),
    articleSection: categoryLabel(article.category) || undefined,
    keywords: someOf(article.tags.map(tagLabel)),
    ...discussionFields({
      url,
      views: article.viewCounts,
      likes: article.likeCounts,
      commentCount: article.commentCounts,
      comments,
    }),
  };
}

/** Breadcrumb from the home page; the last entry is this page. */
export function breadcrumbJsonLd(entries: readonly { name: string; path: string }[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: '首页', path: routes.home() }, ...entries].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: onOneLine(name),
      item: absoluteUrl(path),
    })),
  };
}

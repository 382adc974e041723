import 'server-only';
import { LRUCache } from 'lru-cache';
import { siteConfig } from '@/lib/config/site';
import { routes } from '@/lib/config/routes';
import { visitArticle } from '@/lib/domain/article/api';
import { renderSyndicationHtml } from '@/lib/html/syndication-html';
import { optional } from '../load';
import { mapFew } from '../map-few';

const DAY = 24 * 3_600_000;
/** Longer texts are read on their page. */
const MAX_CHARACTERS = 100_000;

async function readText(id: string): Promise<string> {
  const article = await visitArticle(id);
  const siteUrl = siteConfig().url;
  const html = article
    ? renderSyndicationHtml(article.html, { siteUrl, pageUrl: `${siteUrl}${routes.article(id)}` })
    : '';
  return html.length > MAX_CHARACTERS ? '' : html;
}

/** Reading an article counts a view: once a day for each. Failures are not kept. */
const texts = new LRUCache({
  max: 500,
  maxSize: 10_000_000,
  sizeCalculation: (html: string) => html.length + 1,
  ttl: DAY,
  ignoreFetchAbort: true,
  fetchMethod: readText,
});

/** The html of articles for feeds, by id; one that fails or is too long is left out. */
export async function wholeTexts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await mapFew(ids, async (id) => [id, (await optional(texts.fetch(id))) ?? ''] as const);
  return new Map(found.filter(([, html]) => html !== ''));
}

import 'server-only';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';
import { visitArticle } from '@/lib/domain/article/api';
import { createFetchCache, HOUR_MS } from '../fetch-cache';
import { optional } from '../load';
import { mapFew } from '../map-few';
import { renderText } from '../render-text';

const DAY = 24 * HOUR_MS;
/** Longer texts are read on their page. */
const MAX_CHARACTERS = 100_000;

async function readText(id: string, answer: { ttl?: number | undefined }): Promise<string> {
  const article = await visitArticle(id);
  if (!article) return '';
  const pageUrl = `${siteConfig().url}${routes.article(id)}`;
  const { html, isWhole } = await renderText({ kind: 'feed', source: article.html, pageUrl });
  if (!isWhole) answer.ttl = HOUR_MS;
  return html.length > MAX_CHARACTERS ? '' : html;
}

/** Reading an article counts a view: once a day for each. */
const texts = createFetchCache({
  max: 500,
  maxSize: 10_000_000,
  sizeCalculation: (html: string) => html.length + 1,
  ttl: DAY,
  fetchMethod: readText,
});

/** The html of articles for feeds, by id; one that fails or is too long is left out. */
export async function wholeTexts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await mapFew(ids, async (id) => [id, (await optional(texts.fetch(id))) ?? ''] as const);
  return new Map(found.filter(([, html]) => html !== ''));
}

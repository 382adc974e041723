import 'server-only';
import { siteConfig } from '@/lib/config/site';
import type { RenderedArticle } from '@/lib/html/article-renderer';
import { renderArticleHtml } from '@/lib/html/render-article';
import { limitedRun } from './limited-run';

/** Html from others, ready for a page of this site; however hostile, it takes a few seconds at most. */
export const renderHtml = (html: string): RenderedArticle => renderArticleHtml(html, siteConfig().url, limitedRun());

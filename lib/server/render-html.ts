import 'server-only';
import { siteConfig } from '@/lib/config/site';
import type { RenderedArticle } from '@/lib/html/article-renderer';
import { renderArticleHtml } from '@/lib/html/render-article';
import { limitedRun } from './limited-run';

/** Safe html within a few seconds, however hostile the input. */
export const renderHtml = (html: string): RenderedArticle => renderArticleHtml(html, siteConfig().url, limitedRun());

import { env } from './env';

/** Settings of the site itself (assumption A12: they come from the environment). */
export interface SiteConfig {
  name: string;
  url: string;
  mindMapUrl: string;
  version: string;
  recordNo: string;
  copyright: string;
  email: string;
}

export const SITE_SUBJECT = '写作、阅读与分享技术的中文社区';
export const SITE_DESCRIPTION = `${SITE_SUBJECT}：文章、友圈、工具箱与教程。`;

/** Server only; hand it to the browser as props. */
export function siteConfig(): SiteConfig {
  const vars = env();
  return {
    name: vars.SITE_NAME,
    url: vars.SITE_URL,
    mindMapUrl: vars.MIND_MAP_URL,
    version: vars.SITE_VERSION,
    recordNo: vars.SITE_RECORD_NO,
    copyright: vars.SITE_COPYRIGHT,
    email: vars.SITE_EMAIL,
  };
}

import { env } from './env';

/** What the shell shows of the site itself (assumption A12: it comes from the environment). */
export interface SiteConfig {
  name: string;
  /** Origin without a trailing slash; canonical addresses are made of it. */
  url: string;
  mindMapUrl: string;
  version: string;
  recordNo: string;
  copyright: string;
  email: string;
}

export const SITE_DESCRIPTION = '写作、阅读与分享技术的中文社区：文章、友圈、工具箱与教程。';

/** The site's configuration. Server only; hand it to the browser as props. */
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

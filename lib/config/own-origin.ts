import { env } from './env';

/** The site's own origin: the page's in the browser, the published one on the server. */
export const ownOrigin = (): string => (typeof location === 'undefined' ? env().SITE_URL : location.origin);

import { env } from '@/lib/config/env';

/** The site's own origin: the page's in the browser, the published one on the server. */
export const ownOrigin = (): string => (typeof window === 'undefined' ? env().SITE_URL : window.location.origin);

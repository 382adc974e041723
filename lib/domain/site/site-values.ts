import type { Site, SiteValues } from './schema';

/** A site's values, as its form holds them. */
export const siteValues = ({ name, url, siteDesc }: Site): SiteValues => ({ name, url, siteDesc });

import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { siteSchema, type SiteValues } from './schema';

/** A folder may hold as many. */
const MAX_SITES = 5_000;

/** The sites of a folder, the oldest first; a private folder's for its owner only. */
export const listSites = (folderId: string, { signal }: RequestContext = {}) =>
  request({ path: '/sites', query: { folderId }, schema: tolerantList(siteSchema, MAX_SITES), signal });

interface SiteOfFolder extends SiteValues {
  folderId: string;
}

export const createSite = (body: SiteOfFolder) => write({ path: '/sites/create', body });

export const updateSite = (body: SiteOfFolder & { id: string }) => write({ path: '/sites/update', body });

export const deleteSite = (id: string) => write({ path: '/sites/delete', query: { id } });

import type { siteSchema } from '@/lib/domain/site/schema';
import type { Site } from '@/mocks/db/tables';
import type { Wire } from './wire';

export const siteRow = ({ id, name, url, icon, siteDesc, folderId }: Site): Wire<typeof siteSchema> => ({
  id,
  name,
  url,
  icon,
  siteDesc,
  folderId,
});

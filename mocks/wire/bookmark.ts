import type { bookmarkSchema } from '@/lib/domain/bookmark/schema';
import type { Bookmark } from '@/mocks/db/tables';
import type { Wire } from './wire';

export const bookmarkRow = ({ id, name, url, icon, siteDesc, folderId }: Bookmark): Wire<typeof bookmarkSchema> => ({
  id,
  name,
  url,
  icon,
  siteDesc,
  folderId,
});

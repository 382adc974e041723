import * as z from 'zod/mini';
import { otherId, picture, rowId, text } from '@/lib/http/fields';
import { charactersIn } from '@/lib/utils/characters-in';
import { safeLink } from '@/lib/utils/safe-link';
import { isBlank } from '@/lib/utils/is-blank';
import { SITE_DESCRIPTION_MAX, SITE_NAME_MAX } from './constants';

/** A site that a member saved into a folder. */
export const siteSchema = z.object({
  id: rowId(),
  name: text(),
  url: text(),
  /** Address of its icon. */
  icon: picture(),
  siteDesc: text(),
  folderId: otherId(),
});
export type Site = z.output<typeof siteSchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    site: Site;
  }
}

/** What a member fills in (specification 2, section 5, which words a long name as the folder's), as it is sent. */
export const siteFormSchema = z.object({
  name: z.string().check(
    z.trim(),
    z.refine((name) => !isBlank(name), '请输入站点名称'),
    z.refine((name) => charactersIn(name) <= SITE_NAME_MAX, `文件夹名称最大长度不能超过${SITE_NAME_MAX}位`),
  ),
  url: z.string().check(
    z.trim(),
    z.minLength(1, '请输入站点url'),
    z.refine((url) => url === '' || safeLink(url) !== null, '请输入正确的站点url'),
  ),
  siteDesc: z.string().check(
    z.trim(),
    z.refine((text) => !isBlank(text), '请输入站点描述信息'),
    z.refine((text) => charactersIn(text) <= SITE_DESCRIPTION_MAX, `描述信息最大长度不能超过${SITE_DESCRIPTION_MAX}位`),
  ),
});
export type SiteValues = z.output<typeof siteFormSchema>;

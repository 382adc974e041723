import * as z from 'zod/mini';
import { line, otherId, picture, rowId, text } from '@/lib/http/fields';
import { charactersIn } from '@/lib/utils/characters-in';
import { withoutDirectionControls } from '@/lib/utils/direction';
import { safeLink } from '@/lib/utils/safe-link';
import { isBlank } from '@/lib/utils/is-blank';
import { BOOKMARK_DESCRIPTION_MAX, BOOKMARK_NAME_MAX } from './constants';

export const bookmarkSchema = z.object({
  id: rowId(),
  name: line('未命名'),
  url: text(),
  icon: picture(),
  siteDesc: line(),
  folderId: otherId(),
});
export type Bookmark = z.output<typeof bookmarkSchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    bookmark: Bookmark;
  }
}

/** The form's values as sent (specification 2, section 5, which uses the folder's message for a long name). */
export const bookmarkFormSchema = z.object({
  name: z.string().check(
    z.overwrite(withoutDirectionControls),
    z.trim(),
    z.refine((name) => !isBlank(name), '请输入站点名称'),
    z.refine((name) => charactersIn(name) <= BOOKMARK_NAME_MAX, `文件夹名称最大长度不能超过${BOOKMARK_NAME_MAX}位`),
  ),
  url: z.string().check(
    z.trim(),
    z.minLength(1, '请输入站点url'),
    z.refine((url) => url === '' || safeLink(url) !== null, '请输入正确的站点url'),
  ),
  siteDesc: z.string().check(
    z.overwrite(withoutDirectionControls),
    z.trim(),
    z.refine((text) => !isBlank(text), '请输入站点描述信息'),
    z.refine(
      (text) => charactersIn(text) <= BOOKMARK_DESCRIPTION_MAX,
      `描述信息最大长度不能超过${BOOKMARK_DESCRIPTION_MAX}位`,
    ),
  ),
});
export type BookmarkValues = z.output<typeof bookmarkFormSchema>;

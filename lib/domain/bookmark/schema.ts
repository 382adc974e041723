import * as z from 'zod/mini';
import { line, otherId, picture, rowId, text } from '@/lib/http/fields';
import { typedLink } from '@/lib/utils/address/safe-link';
import { formText } from '@/lib/utils/form-text';
import { BOOKMARK_DESCRIPTION_MAX, BOOKMARK_NAME_MAX } from './bookmark-limits';

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
  name: formText({
    name: '站点名称',
    missing: '请输入站点名称',
    max: BOOKMARK_NAME_MAX,
    tooLong: `文件夹名称最大长度不能超过${BOOKMARK_NAME_MAX}位`,
  }),
  url: z.string().check(
    z.trim(),
    z.minLength(1, '请输入站点url'),
    z.refine((url) => url === '' || typedLink(url) !== null, '请输入正确的站点url'),
  ),
  siteDesc: formText({
    missing: '请输入站点描述信息',
    max: BOOKMARK_DESCRIPTION_MAX,
    tooLong: `描述信息最大长度不能超过${BOOKMARK_DESCRIPTION_MAX}位`,
  }),
});
export type BookmarkValues = z.output<typeof bookmarkFormSchema>;

import * as z from 'zod/mini';
import { ownOrigin } from '@/lib/config/own-origin';
import { count, flag, line, memberName, optionalNestedList, otherId, picture, rowId, text } from '@/lib/http/fields';
import { pictureAddress } from '@/lib/utils/address/picture-address';

/** An array in lists, ';'-joined elsewhere. */
const pictures = () =>
  z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
    z.transform((value) =>
      (typeof value === 'string' ? value.split(';') : (value ?? []))
        .map((url) => pictureAddress(url, ownOrigin()))
        .filter(Boolean),
    ),
  );

const agreeUserSchema = z.object({ id: otherId(), avatar: picture(), nickname: memberName() });

export const shareSchema = z.pipe(
  z.object({
    id: rowId(),
    userId: otherId(),
    nickname: memberName(),
    avatar: picture(),
    job: line(),
    content: text(),
    picList: pictures(),
    block: text(),
    createTime: text(),
    agreeCount: count(),
    commentCount: count(),
    isLiker: flag(),
    /** The latest likers; null when unknown. */
    agreeUsers: optionalNestedList(agreeUserSchema),
  }),
  z.transform(({ picList, agreeCount, agreeUsers, ...share }) => ({
    ...share,
    pictures: picList,
    likeCount: agreeCount,
    likers: agreeUsers,
  })),
);
export type Share = z.output<typeof shareSchema>;

export const linkInfoSchema = z.object({ title: line(), url: text(), description: line(), icon: picture() });

declare module '@/lib/query/patch-entity' {
  interface Entities {
    share: Share;
  }
}

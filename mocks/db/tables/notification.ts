import type * as z from 'zod/mini';
import type { notificationSchema } from '@/lib/domain/notification/schema';
import { seedNotifications } from '../notifications';
import { demoMembers } from '../seed';
import { defineTable } from '../table';
import { articles, collects, likes } from './article';
import { comments } from './comment';
import { shareLikes, shares } from './share';
import { follows } from './user';

/** 1 like, 2 collect, 3 follow, 4 comment, 5 system notice. */
export type NotificationType = '1' | '2' | '3' | '4' | '5';

/** The fields that tell what a notification is about, one for each noun, as in the client's schema. */
type SubjectField = Exclude<
  Extract<keyof z.input<typeof notificationSchema>, `${string}Id`>,
  'sourceUserId' | 'commentId'
>;

export interface Notification extends Partial<Record<SubjectField, string | null>> {
  id: string;
  userId: string;
  itemType: NotificationType;
  read: boolean;
  sourceUserId: string | null;
  comment: string | null;
  isReplyComment: boolean;
  content: string | null;
  createTime: number;
}

export const notifications = defineTable({
  seed: ({ once }) =>
    seedNotifications(
      {
        articles: once(articles.seed),
        shares: once(shares.seed),
        comments: once(comments.seed),
        likes: once(likes.seed),
        shareLikes: once(shareLikes.seed),
        collects: once(collects.seed),
        follows: once(follows.seed),
      },
      once(demoMembers),
    ),
});

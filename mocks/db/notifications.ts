import { DAY, HOUR, START } from './clock';
import { idFor } from './random';
import type { Relation } from './relation';
import type { Article, Comment, Notification, NotificationType, Share, User } from './tables';

const PER_KIND = 24;
const UNREAD_PER_KIND = 3;
const NOTICES = ['欢迎来到社区，先去完善一下个人资料吧。', '本周六凌晨 2 点到 4 点进行维护，期间可能无法发布文章。'];

/** The empty fields of a notification. */
export const NO_DETAILS = {
  sourceUserId: null,
  comment: null,
  isReplyComment: false,
  content: null,
} satisfies Partial<Notification>;

type Details = Pick<Notification, 'createTime'> & Partial<Notification>;

const notification = (user: User, itemType: NotificationType, key: string, details: Details): Notification => ({
  id: idFor(`notification:${user.id}:${itemType}:${key}`),
  userId: user.id,
  itemType,
  read: true,
  ...NO_DETAILS,
  ...details,
});

interface Sources {
  articles: ReadonlyMap<string, Article>;
  shares: ReadonlyMap<string, Share>;
  comments: ReadonlyMap<string, Comment[]>;
  likes: Relation;
  shareLikes: Relation;
  collects: Relation;
  follows: Relation;
}

/** The notifications that follow from the likes, collects, follows and comments of the store; newest first. */
export function seedNotifications(store: Sources, users: readonly User[]): Notification[] {
  return users.flatMap((user) => seedFor(store, user)).sort((one, other) => other.createTime - one.createTime);
}

function seedFor({ articles, shares, likes, shareLikes, collects, follows, comments }: Sources, user: User) {
  const ownOf = (subjects: ReadonlyMap<string, Article | Share>) =>
    [...subjects.values()].flatMap(({ id, userId }) => (userId === user.id ? [id] : []));
  const about = [
    ...ownOf(articles).map((articleId) => ({ articleId })),
    ...ownOf(shares).map((circleId) => ({ circleId })),
  ];
  const idOf = (subject: Partial<Notification>) => subject.articleId ?? subject.circleId ?? '';
  const onSubjects = (itemType: '1' | '2', relation: Relation) =>
    about.flatMap((subject) =>
      relation
        .sources(idOf(subject))
        .map(([sourceUserId, createTime]) =>
          notification(user, itemType, `${idOf(subject)}:${sourceUserId}`, { sourceUserId, ...subject, createTime }),
        ),
    );
  const kinds: Notification[][] = [
    [...onSubjects('1', likes), ...onSubjects('1', shareLikes)],
    onSubjects('2', collects),
    follows
      .sources(user.id)
      .map(([sourceUserId, createTime]) => notification(user, '3', sourceUserId, { sourceUserId, createTime })),
    about.flatMap((subject) =>
      (comments.get(idOf(subject)) ?? [])
        .filter(({ userId }) => userId !== user.id)
        .map(({ id, userId: sourceUserId, content: comment, createTime }) =>
          notification(user, '4', id, { sourceUserId, ...subject, comment, createTime }),
        ),
    ),
    NOTICES.map((content, index) =>
      notification(user, '5', String(index), { content, createTime: START - (index * 5 * DAY + 7 * HOUR) }),
    ),
  ];
  return kinds.flatMap((rows) =>
    rows
      .sort((one, other) => other.createTime - one.createTime)
      .slice(0, PER_KIND)
      .map((row, index) => ({ ...row, read: index >= UNREAD_PER_KIND })),
  );
}

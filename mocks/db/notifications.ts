import { DAY, HOUR, START } from './clock';
import { idFor } from './random';
import type { Relation } from './relation';
import type { Article, Comment, Notification, NotificationType, User } from './tables';

const PER_KIND = 24;
/** The latest of each kind wait to be read. */
const UNREAD_PER_KIND = 3;
const NOTICES = ['欢迎来到社区，先去完善一下个人资料吧。', '本周六凌晨 2 点到 4 点进行维护，期间可能无法发布文章。'];

type Details = Pick<Notification, 'createTime'> & Partial<Notification>;

const notification = (user: User, itemType: NotificationType, key: string, details: Details): Notification => ({
  id: idFor(`notification:${user.id}:${itemType}:${key}`),
  userId: user.id,
  itemType,
  read: true,
  sourceUserId: null,
  articleId: null,
  circleId: null,
  comment: null,
  isReplyComment: false,
  content: null,
  ...details,
});

interface Sources {
  articles: ReadonlyMap<string, Article>;
  comments: ReadonlyMap<string, Comment[]>;
  likes: Relation;
  collects: Relation;
  follows: Relation;
}

/** What `users` were told about the likes, collects, follows and comments that the store holds; newest first. */
export function seedNotifications(store: Sources, users: readonly User[]): Notification[] {
  return users.flatMap((user) => seedFor(store, user)).sort((one, other) => other.createTime - one.createTime);
}

function seedFor({ articles, likes, collects, follows, comments }: Sources, user: User): Notification[] {
  const own = [...articles.values()].filter(({ userId }) => userId === user.id);
  const onArticles = (itemType: '1' | '2', relation: typeof likes) =>
    own.flatMap(({ id: articleId }) =>
      relation
        .sources(articleId)
        .map(([sourceUserId, createTime]) =>
          notification(user, itemType, `${articleId}:${sourceUserId}`, { sourceUserId, articleId, createTime }),
        ),
    );
  const kinds: Notification[][] = [
    onArticles('1', likes),
    onArticles('2', collects),
    follows
      .sources(user.id)
      .map(([sourceUserId, createTime]) => notification(user, '3', sourceUserId, { sourceUserId, createTime })),
    own.flatMap(({ id: articleId }) =>
      (comments.get(articleId) ?? [])
        .filter(({ userId }) => userId !== user.id)
        .map(({ id, userId: sourceUserId, content: comment, createTime }) =>
          notification(user, '4', id, { sourceUserId, articleId, comment, createTime }),
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

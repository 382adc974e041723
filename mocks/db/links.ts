import { STATUS_PUBLISHED } from '@/mocks/handlers/rules';
import { DAY, HOUR, START } from './clock';
import { randomFor } from './random';
import { Relation } from './relation';
import type { Article, Comment, Share, User } from './tables';

const HISTORY_SIZE = 45;

const momentAfter = (since: number, share: number): number => Math.round(since + (START - since) * share ** 3);

/** Likes and collects whose numbers follow from the views an article has. */
export function seedInterest(
  articles: Iterable<Article>,
  users: readonly User[],
): { likes: Relation; collects: Relation } {
  const likes = Relation.empty();
  const collects = Relation.empty();
  for (const article of articles) {
    if (article.status !== STATUS_PUBLISHED) continue;
    const random = randomFor(`interest:${article.id}`);
    const wanted = Math.floor(Math.sqrt(article.viewCounts) * (0.25 + 0.6 * random.next()));
    for (const user of random.sample(users, Math.min(wanted, users.length - 2))) {
      if (user.id === article.userId) continue;
      const time = momentAfter(article.createTime, random.next());
      likes.set(user.id, article.id, time);
      if (random.next() < 0.4) collects.set(user.id, article.id, time);
    }
  }
  return { likes, collects };
}

export function seedShareLikes(shares: readonly Share[], users: readonly User[]): Relation {
  const likes = Relation.empty();
  for (const { id, userId, createTime } of shares) {
    const random = randomFor(`share-likes:${id}`);
    for (const user of random.sample(users, Math.floor(random.next() ** 3 * 90))) {
      if (user.id !== userId) likes.set(user.id, id, momentAfter(createTime, random.next()));
    }
  }
  return likes;
}

export function seedCommentLikes(comments: Iterable<Comment[]>, users: readonly User[]): Relation {
  const likes = Relation.empty();
  for (const comment of [...comments].flat()) {
    const random = randomFor(`comment-likes:${comment.id}`);
    for (const user of random.sample(users, Math.floor(random.next() ** 4 * 24))) {
      if (user.id !== comment.userId) likes.set(user.id, comment.id, momentAfter(comment.createTime, random.next()));
    }
  }
  return likes;
}

/** Authors gain followers with their experience, among readers and other authors. */
export function seedFollows(authors: readonly User[], everyone: readonly User[]): Relation {
  const follows = Relation.empty();
  for (const author of authors) {
    const random = randomFor(`followers:${author.id}`);
    const wanted = Math.floor(Math.sqrt(author.exp) * (0.6 + 0.5 * random.next()));
    for (const user of random.sample(everyone, Math.min(wanted, everyone.length - 1))) {
      if (user.id !== author.id) follows.set(user.id, author.id, momentAfter(START - 300 * DAY, random.next()));
    }
  }
  return follows;
}

/** The recent history of a member: a few articles a day. */
export function seedHistories(readers: readonly User[], articles: readonly Article[]): Relation {
  const histories = Relation.empty();
  const published = articles.filter(({ status }) => status === STATUS_PUBLISHED);
  for (const reader of readers) {
    const random = randomFor(`history:${reader.id}`);
    for (const [index, article] of random.sample(published, HISTORY_SIZE).entries()) {
      histories.set(reader.id, article.id, START - Math.round((index + random.next()) * 5 * HOUR));
    }
  }
  return histories;
}

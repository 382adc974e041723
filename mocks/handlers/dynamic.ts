import * as z from 'zod/mini';
import type { dynamicSchema } from '@/lib/domain/dynamic/schema';
import { db } from '@/mocks/db';
import { idFor } from '@/mocks/db/random';
import type { Relation } from '@/mocks/db/relation';
import { articleCardRow, type Viewer } from '@/mocks/wire/article';
import { shareDetailRow } from '@/mocks/wire/share';
import { toolRow } from '@/mocks/wire/tool';
import { userRow } from '@/mocks/wire/user';
import { apiTime, type Wire } from '@/mocks/wire/wire';
import { paged } from './answers';
import { call } from './call';
import { paging, required } from './params';
import { STATUS_PUBLISHED } from './rules';

type Target = 'articleId' | 'circleId' | 'focusUserId' | 'toolId';
type ActionType = '1' | '2' | '3' | '4';

interface Action {
  type: ActionType;
  target: Target;
  targetId: string;
  time: number;
}

/** A user's actions, the latest first, derived from the rows that they made. */
function actionsOf(userId: string): Action[] {
  const linked = (type: ActionType, target: Target, relation: Relation): Action[] =>
    relation.targets(userId).map(([targetId, time]) => ({ type, target, targetId, time }));
  const articles = [...db.articles.values()].filter(
    (article) => article.userId === userId && article.status === STATUS_PUBLISHED,
  );
  const shares = [...db.shares.values()].filter((share) => share.userId === userId);
  return [
    ...articles.map(({ id, createTime }): Action => ({
      type: '1',
      target: 'articleId',
      targetId: id,
      time: createTime,
    })),
    ...shares.map(({ id, createTime }): Action => ({ type: '1', target: 'circleId', targetId: id, time: createTime })),
    ...linked('2', 'articleId', db.likes),
    ...linked('2', 'circleId', db.shareLikes),
    ...linked('3', 'focusUserId', db.follows),
    ...linked('4', 'articleId', db.collects),
    ...linked('4', 'toolId', db.toolCollects),
  ].sort((one, other) => other.time - one.time);
}

/** The row of a target; null when it is gone, or hidden from others. */
function pointInfo({ target, targetId }: Action, viewer: Viewer) {
  if (target === 'focusUserId') {
    const user = db.users.get(targetId);
    return user ? userRow(user) : null;
  }
  if (target === 'circleId') {
    const share = db.shares.get(targetId);
    return share ? shareDetailRow(share, viewer) : null;
  }
  if (target === 'toolId') {
    const tool = db.tools.get(targetId);
    return tool ? toolRow(tool, viewer) : null;
  }
  const article = db.articles.get(targetId);
  return article?.status === STATUS_PUBLISHED ? articleCardRow(article, viewer) : null;
}

export const dynamicHandlers = [
  call({
    method: 'GET',
    path: '/dynamics',
    params: z.object({ ...paging, userId: required() }),
    handle: ({ params, viewer }) =>
      paged(actionsOf(params.userId), params, (action): Wire<typeof dynamicSchema> & { userId: string } => ({
        id: idFor(`dynamic:${params.userId}:${action.type}:${action.targetId}`),
        userId: params.userId,
        type: action.type,
        articleId: action.target === 'articleId' ? action.targetId : null,
        circleId: action.target === 'circleId' ? action.targetId : null,
        focusUserId: action.target === 'focusUserId' ? action.targetId : null,
        toolId: action.target === 'toolId' ? action.targetId : null,
        createTime: apiTime(action.time),
        pointInfo: pointInfo(action, viewer),
      })),
  }),
];

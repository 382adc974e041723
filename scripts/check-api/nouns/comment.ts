import { deleteComment, likeComment, listComments, listLatestComments, submitComment } from '@/lib/domain/comment/api';
import { need } from '../finding';
import type { NounChecks } from '../noun';

export const commentChecks: NounChecks = {
  noun: 'comment',
  calls: {
    'GET /article/comments': {
      isNeeded: true,
      mayLack: ['[].children'],
      without: 'the comments of an article say that they cannot be loaded',
      ask: ({ article }) => listComments({ kind: 'article', id: need(article, 'article').id }),
    },
    'GET /sharecircle/comments': {
      isNeeded: true,
      mayLack: ['[].children'],
      without: 'the comments of a share say that they cannot be loaded',
      ask: ({ share }) => listComments({ kind: 'share', id: need(share, 'share').id }),
    },
    'GET /sharecircle/comments/simplecomments': {
      mayLack: ['pageNo'],
      without: 'the short list below a share says that it cannot be loaded',
      ask: ({ share }) => listLatestComments(need(share, 'share').id),
    },
    'POST /article/comments/submit': {
      isWrite: true,
      notAsked: 'a new article takes no comments before it is reviewed, and others’ would tell their authors',
      without: 'nobody can comment on an article',
    },
    'GET /article/comments/delete': { isWrite: true, notAsked: 'see above', without: 'comments stay' },
    'POST /sharecircle/comments/create': { isWrite: true, isNeeded: true, without: 'nobody can comment on a share' },
    'GET /sharecircle/comments/delete': { isWrite: true, without: 'comments stay' },
    'GET /users/agreecomment': { isWrite: true, without: 'nobody can like a comment' },
    'GET /users/unagreecomment': { isWrite: true, without: 'no like can be taken back' },
  },
  proofs: {
    found: {
      of: 'known',
      says: 'a created comment is the first of its list',
      without: 'a comment whose answer was lost is offered once more, and may be there twice',
      change: 'lib/query/write-once.ts',
    },
    reply: {
      of: 'known',
      says: 'a reply stands below its comment',
      without: 'replies are not seen',
      change: 'lib/domain/comment/schema.ts',
    },
    thread: {
      of: 'known',
      says: 'the replies to a deleted comment go with it',
      without: 'replies to nothing stay',
      change: 'lib/domain/comment/thread.ts',
    },
  },
  write: async ({ known, mark, me, step, prove }) => {
    // It goes with the share that it stands below.
    const shareId = known.ownShareId;
    if (shareId === undefined) return;
    const none = { replyId: null, replyComment: null, replyNickname: null, replyUserId: null };
    const create = (comment: object) =>
      submitComment('share', { uid: me.id, content: mark, topId: null, ...none, ...{ circleId: shareId }, ...comment });
    const top = async () => (await listComments({ kind: 'share', id: shareId }))[0];
    await step('POST /sharecircle/comments/create', () => create({}));
    const comment = await top();
    prove('found', comment?.content === mark ? null : 'it is not');
    if (!comment) return;
    await step('POST /sharecircle/comments/create', () =>
      create({ topId: comment.id, replyId: comment.id, replyComment: mark, content: `${mark} 2` }),
    );
    prove('reply', (await top())?.children.length === 1 ? null : 'it does not');
    await step('GET /users/agreecomment', () => likeComment('share', comment.id, true));
    await step('GET /users/unagreecomment', () => likeComment('share', comment.id, false));
    await step('GET /sharecircle/comments/delete', () => deleteComment('share', comment.id));
    prove('thread', (await top()) ? 'something stands there' : null);
  },
};

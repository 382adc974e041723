import { afterEach, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { deleteComment, likeComment, listComments, submitComment } from '@/lib/domain/comment/api';
import { COMMENT_RULES, type CommentKind } from '@/lib/domain/comment/comment-rules';
import { newComment } from '@/lib/domain/comment/posting';
import { listNotifications } from '@/lib/domain/notification/api';
import { actionOf, SUBJECT_NAMES, subjectHref } from '@/lib/domain/notification/subject';
import { keysOf } from '@/lib/utils/keys-of';
import { givenArticle, givenShares, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { issueToken } from './access';

startContractApi();
afterEach(() => {
  vi.unstubAllGlobals();
});

const OWNER = 'otheruser';
const signIn = (username: string) =>
  vi.stubGlobal('document', { cookie: `${TOKEN_COOKIE}=${issueToken(userNamed(username))}` });

/** Plants a subject of each kind. */
const plant: Record<CommentKind, () => { id: string }> = {
  article: () => givenArticle({ username: OWNER }),
  share: () => givenShares({ username: OWNER }),
};
const kinds: CommentKind[] = keysOf(COMMENT_RULES);

it.each(kinds)(
  'a comment below a subject of the kind %s is listed, liked, told to its owner and deleted',
  async (kind) => {
    const subject = { kind, id: plant[kind]().id, ownerId: userNamed(OWNER).id };
    signIn('demouser');
    await submitComment(kind, newComment({ subject }, { content: '说得好', image: '' }));
    const [comment] = await listComments(subject);
    expect(comment).toMatchObject({ content: '说得好', likeCounts: 0 });
    await likeComment(kind, comment?.id ?? '', true);
    expect(await listComments(subject)).toMatchObject([{ likeCounts: 1, isLiker: true }]);

    signIn(OWNER);
    const [told] = (await listNotifications('comment', 1)).list;
    if (!told) throw new Error('The owner was not told');
    expect(told.subject).toMatchObject({ kind, id: subject.id });
    expect(actionOf('comment', told)).toBe(`评论了你的${SUBJECT_NAMES[kind]}`);
    expect(subjectHref('comment', told)).toContain(`/${subject.id}#comment`);

    await deleteComment(kind, comment?.id ?? '');
    expect(await listComments(subject)).toEqual([]);
  },
);

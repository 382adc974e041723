import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useOpenReply } from '@/lib/domain/comment/open-reply';
import { addFault } from '@/mocks/control/faults';
import { mockConfig } from '@/mocks/config';
import { db } from '@/mocks/db';
import { apiUrl, givenArticle, givenComments, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { CommentList } from './comment-list';

const PICTURE = 'https://pictures.example/gone.png';
const AUTHOR = 'otheruser';
const READER = 'demouser';

beforeEach(() => useOpenReply.setState({ id: null }));

async function reply(articleId: string, topId: string, username: string, content: string): Promise<void> {
  const answer = { commentImage: null, replyNickname: null, replyUserId: null, replyComment: '', replyId: topId };
  const body = { ...answer, articleId, topId, content, uid: userNamed(READER).id };
  await postJson(apiUrl('/article/comments/submit'), body, tokenHeader(userNamed(username)));
}

interface Discussion {
  as?: string;
  link?: (ids: { older: string }) => string;
  before?: (ids: { articleId: string; older: string }) => Promise<void> | void;
  picture?: string;
}

/** An article of AUTHOR with a comment of READER, AUTHOR's reply, and a newer comment of another member. */
async function open({ as, link, before, picture = PICTURE }: Discussion = {}) {
  const article = givenArticle({ username: AUTHOR });
  const older = givenComments(article.id, { username: READER, content: '甲的评论' });
  await reply(article.id, older, AUTHOR, '作者的回复');
  await before?.({ articleId: article.id, older });
  givenComments(article.id, {
    username: READER,
    content: '乙的评论',
    commentImage: picture,
  });
  const counts: number[] = [];
  renderApp(
    <CommentList
      subject={{ kind: 'article', id: article.id, ownerId: article.userId }}
      onCount={(count) => counts.push(count)}
      link={link?.({ older })}
      first={undefined}
      firstCount={undefined}
    />,
    as ? { as } : {},
  );
  await screen.findByText('甲的评论');
  return { id: article.id, older, count: () => counts.at(-1) };
}

const texts = () => screen.getAllByText(/(的评论|的回复)$/).map(({ textContent }) => textContent);
const commentOf = (text: string) => {
  const comment = screen.getByText(text).closest('article');
  if (!comment) throw new Error(`${text} stands in no comment`);
  return within(comment);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
const pressDelete = async (text: string) => {
  await screen.findAllByRole('button', { name: '删除' });
  const [button] = commentOf(text).getAllByRole('button', { name: '删除' });
  if (button) await userEvent.click(button);
};

describe('the comments', () => {
  it('is sorted newest first or hottest first, or filtered to the author’s threads', async () => {
    await open();
    expect(texts()).toEqual(['乙的评论', '甲的评论', '作者的回复']);
    await press('最热');
    expect(texts()).toEqual(['甲的评论', '作者的回复', '乙的评论']);
    await press('最新');
    await press('只看作者');
    expect(texts()).toEqual(['甲的评论', '作者的回复']);
  });

  it('says which one many readers like', async () => {
    const readers = ['1', '2', '3', '4', '5'];
    await open({ before: ({ older }) => readers.forEach((id) => db.commentLikes.set(id, older, 0)) });
    expect(screen.getAllByText('热评')).toHaveLength(1);
    expect(commentOf('甲的评论').getByText('热评')).toBeVisible();
  });

  it('marks the comment that a link names', async () => {
    const { older } = await open({ link: ({ older }) => older });
    expect(document.getElementById(`comment-${older}`)).toHaveAttribute('data-linked');
    expect(toastTexts()).toEqual([]);
  });

  it.each([
    ['its id', () => 'ffff'],
    ['its author, who has written another one on another day,', () => `${userNamed(READER).id}-1767225600`],
  ])('says above the list that the comment is deleted which a link names by %s and marks none', async (_by, link) => {
    await open({ link });
    expect(await screen.findByText('这条评论已被删除')).toBeVisible();
    expect(document.querySelector('[data-linked]')).toBeNull();
    expect(toastTexts()).toEqual([]);
  });

  it('loads a picture from a foreign host when the reader asks for it', async () => {
    await open();
    expect(screen.queryByRole('img', { name: '评论图片' })).toBeNull();
    screen.getByRole('button', { name: '加载图片 来自 pictures.example' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('img', { name: '评论图片' })).toHaveAttribute('src', PICTURE);
    expect(screen.getByRole('button', { name: '查看大图' })).toHaveFocus();
  });

  it('shows a message in place of a picture that does not load', async () => {
    await open({ picture: `${mockConfig.origin}/uploads/gone.png` });
    fireEvent.error(screen.getByRole('img', { name: '评论图片' }));
    expect(commentOf('乙的评论').getByText('图片加载失败')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: '评论图片' })).toBeNull();
  });

  it('keeps what is typed while the API cannot say who the member is', async () => {
    addFault({ path: '/users/sessionuserinfo', body: { code: '-1', message: '繁忙' } });
    await open({ as: READER });
    await userEvent.type(screen.getByRole('textbox', { name: '写评论' }), '还没发的');
    const kept = Object.entries(localStorage).filter(([, value]) => String(value).includes('还没发的'));
    expect(kept).toHaveLength(1);
  });

  it('has one reply box open at a time; its button opens and closes it', async () => {
    await open();
    await userEvent.click(commentOf('乙的评论').getByRole('button', { name: '回复' }));
    await userEvent.click(commentOf('作者的回复').getByRole('button', { name: '回复' }));
    expect(screen.getAllByRole('form', { name: /^回复/ })).toHaveLength(1);
    await press('收起回复');
    expect(screen.queryByRole('form', { name: /^回复/ })).toBeNull();
  });
});

it('a reply names its author, their job, whom it answers, then quotes that comment, then says its own', async () => {
  userNamed(AUTHOR).job = '前端工程师';
  await open({
    before: async ({ articleId, older }) => {
      const answer = {
        articleId,
        topId: older,
        replyId: older,
        uid: userNamed(READER).id,
        replyUserId: userNamed(READER).id,
        replyNickname: userNamed(READER).nickname,
      };
      await postJson(
        apiUrl('/article/comments/submit'),
        { ...answer, commentImage: null, content: '同意', replyComment: '甲说的话' },
        tokenHeader(userNamed(AUTHOR)),
      );
    },
  });
  const reply = screen.getByText('同意').closest('article');
  expect(reply?.textContent).toContain(
    `${userNamed(AUTHOR).nickname}作者前端工程师回复 @${userNamed(READER).nickname}“甲说的话”同意`,
  );
});

describe('the choice of comments', () => {
  it('stays visible while it hides some comments, also when no thread is left', async () => {
    await open({ as: AUTHOR });
    await press('只看作者');
    await pressDelete('甲的评论');
    expect(screen.getByRole('dialog', { name: '删除评论' })).toHaveTextContent('1 条回复');
    await confirm();
    await screen.findByText('作者还没有评论');
    await press('只看作者');
    expect(texts()).toEqual(['乙的评论']);
  });

  it('does not hide replies from the count in the delete confirmation', async () => {
    await open({ as: AUTHOR, before: ({ articleId, older }) => reply(articleId, older, READER, '甲的回复') });
    await press('只看作者');
    expect(texts()).toEqual(['甲的评论', '作者的回复']);
    await pressDelete('甲的评论');
    expect(screen.getByRole('dialog', { name: '删除评论' })).toHaveTextContent('2 条回复');
  });
});

it('a list that fails to refetch says so above the stale one, and is refetched on retry', async () => {
  await open({ as: READER });
  addFault({ path: '/article/comments', body: { code: '-1', message: '繁忙' }, times: 1 });
  await userEvent.type(screen.getByRole('textbox', { name: '写评论' }), '新写的评论');
  await press('评论');
  expect(await screen.findByText('繁忙')).toBeInTheDocument();
  expect(texts()).toHaveLength(3);
  await press('重试');
  expect(await screen.findByText('新写的评论')).toBeInTheDocument();
  expect(screen.queryByText('繁忙')).toBeNull();
});

it('a comment that was deleted meanwhile takes no reply: the list follows, and what was typed is in the box above', async () => {
  const { id, older } = await open({ as: READER });
  await userEvent.type(screen.getByRole('textbox', { name: '写评论' }), '先写的');
  await userEvent.click(commentOf('甲的评论').getAllByRole('button', { name: /^回复/ })[0] as HTMLElement);
  await userEvent.type(screen.getByRole('textbox', { name: /^回复/ }), '晚了一步');
  db.comments.set(id, db.comments.get(id)?.filter((comment) => comment.id !== older) ?? []);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(texts()).toEqual(['乙的评论']));
  expect(screen.getByRole('textbox', { name: '写评论' })).toHaveValue('先写的\n晚了一步');
  expect(toastTexts()).toEqual(['评论不存在，写好的回复已留作评论草稿']);
  expect(screen.queryByRole('textbox', { name: /^回复/ })).toBeNull();
});

describe('deleting a comment', () => {
  it('is not offered to a visitor', async () => {
    await open();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  });

  it('is offered to the author of the article for every comment', async () => {
    await open({ as: AUTHOR });
    await waitFor(() => expect(screen.getAllByRole('button', { name: '删除' })).toHaveLength(3));
  });

  it('asks first, deletes the replies too, and succeeds when the comment is already gone', async () => {
    const { older, count } = await open({ as: READER });
    expect(count()).toBe(3);
    await pressDelete('甲的评论');
    expect(screen.getByRole('dialog', { name: '删除评论' })).toHaveTextContent('1 条回复');
    expect(callsOf('/article/comments/delete')).toEqual([]);
    await fetch(apiUrl(`/article/comments/delete?id=${older}`), { headers: tokenHeader(userNamed(AUTHOR)) });
    await confirm();
    await waitFor(() => expect(texts()).toEqual(['乙的评论']));
    expect(count()).toBe(1);
    expect(toastTexts()).toEqual(['该评论已被删除']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('may have gone through when its answer is lost, and the list is read again', async () => {
    addFault({ path: '/article/comments/delete', status: 500, after: true });
    await open({ as: READER });
    await pressDelete('甲的评论');
    await confirm();
    await waitFor(() => expect(toastTexts()).toEqual(['没有收到回应，可能已经成功，请确认后再试']));
    await waitFor(() => expect(texts()).toEqual(['乙的评论']));
  });
});

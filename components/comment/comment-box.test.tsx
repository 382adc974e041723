import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { commentFocus } from '@/lib/domain/comment/comment-focus';
import { startSession } from '@/lib/domain/session/start-session';
import { endSession } from '@/lib/domain/session/session-store';
import { useLoginGate } from '@/lib/domain/session/login-gate';
import { rememberOwner } from '@/lib/drafts/draft-owner';
import { addFault, clearFaults, holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { givenArticle, givenComments, userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { translatePage } from '@/test/translate';
import { CommentBox } from './comment-box';
import { CommentList } from './comment-list';

const SUBMIT = '/article/comments/submit';
const field = () => screen.getByRole('textbox', { name: '写评论' });
const send = () => screen.getByRole('button', { name: '评论' });
const open = () => renderApp(<CommentBox subject={{ kind: 'article', id: 'p', ownerId: 'author' }} />);
const submitted = () => callsOf(SUBMIT).map(({ body }) => JSON.parse(String(body)));

async function openList(username?: string) {
  const { id, userId } = givenArticle({ username: 'otheruser' });
  renderApp(
    <CommentList
      subject={{ kind: 'article', id, ownerId: userId }}
      onCount={undefined}
      link={undefined}
      first={undefined}
      firstCount={undefined}
    />,
    username ? { as: username } : {},
  );
  await screen.findByText('还没有评论');
  return { id, userId };
}
const comments = () =>
  screen
    .queryAllByRole('article')
    .map((comment) => within(comment).getByText(/./, { selector: 'p:not([class])' }).textContent);

test.each([
  { kind: 'share', rows: '4' },
  { kind: 'article', rows: '3' },
] as const)(
  'the box of a page ($kind) has its rows, its tools and a button that waits for a text',
  ({ kind, rows }) => {
    renderApp(<CommentBox subject={{ kind, id: 'p', ownerId: 'author' }} />);
    expect(field()).toHaveAttribute('rows', rows);
    expect(screen.getByRole('button', { name: '表情' })).toBeEnabled();
    expect(send()).toBeDisabled();
  },
);

test('the short box has one row, and its tools once a reader uses it', async () => {
  renderApp(<CommentBox subject={{ kind: 'share', id: 'p', ownerId: 'author' }} short />);
  expect(screen.queryByRole('button', { name: '评论' })).toBeNull();
  await userEvent.click(field());
  expect(field()).toHaveAttribute('rows', '1');
  await userEvent.click(document.body);
  expect(send()).toBeVisible();
});

describe('a comment', () => {
  it('of blanks cannot be sent', async () => {
    await openList('demouser');
    await userEvent.click(field());
    expect(send()).toBeDisabled();
    await userEvent.type(field(), ' {Enter}　\u200b\u3164\u2800');
    expect(send()).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(submitted()).toEqual([]);
  });

  it('is sent once for many presses, and then the box is empty', async () => {
    const answer = holdCalls(SUBMIT);
    await openList('demouser');
    await userEvent.type(field(), '你好{Enter}再见');
    expect(submitted()).toEqual([]);
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    // Additions would be lost now.
    expect(screen.getByRole('button', { name: '表情' })).toBeDisabled();
    await userEvent.click(send());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    answer();
    await waitFor(() => expect(field()).toHaveValue(''));
    await waitFor(() => expect(comments()).toEqual(['你好\n再见']));
    expect(submitted()).toMatchObject([{ content: '你好\n再见' }]);
    expect(screen.getByRole('form')).toHaveFocus();
    expect(toastTexts()).toEqual(['评论成功']);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT:'))).toEqual([]);
  });

  it('that an input method is still composing is not sent', async () => {
    await openList('demouser');
    await userEvent.type(field(), 'ni hao');
    fireEvent.compositionStart(field());
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    fireEvent.compositionEnd(field());
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(comments()).toEqual(['ni hao']));
    expect(submitted()).toHaveLength(1);
  });

  it('that the API refuses stays, with the reason in place', async () => {
    addFault({ path: SUBMIT, body: { code: '-1', message: '评论包含敏感词' } });
    await openList('demouser');
    await userEvent.type(field(), '一段话');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('评论包含敏感词');
    expect(field()).toHaveValue('一段话');
    expect(toastTexts()).toEqual([]);
    await userEvent.type(field(), '，改过了');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    { name: 'whose session has expired is said by the login dialog alone', holds: false, toasts: [] },
    {
      name: 'refused though the session holds is said by a toast alone',
      holds: true,
      toasts: ['内容不存在或没有权限'],
    },
  ])('$name, and its text stays', async ({ holds, toasts }) => {
    await openList('demouser');
    await userEvent.type(field(), '一段话');
    if (!holds) db.tokens.clear();
    addFault({ path: SUBMIT, status: 401, body: { code: '9999', message: 'unauthorised' } });
    await userEvent.click(send());
    await waitFor(() => expect([useLoginGate.getState().loginOpen, toastTexts()]).toEqual([!holds, toasts]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field()).toHaveValue('一段话');
  });

  it('whose response is lost is looked up in the list, and not sent again when it is there', async () => {
    const { id } = await openList('demouser');
    await userEvent.type(field(), '到了没有');
    // The request arrives, its response does not.
    givenComments(id, { username: 'demouser', content: '到了没有' });
    addFault({ path: SUBMIT, drop: true, times: 1 });
    await userEvent.click(send());
    await waitFor(() => expect(comments()).toEqual(['到了没有']));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(submitted()).toHaveLength(1);
    expect(toastTexts()).toContain('评论成功');
  });

  it('that was on its way when the page was reloaded is found, and its box is empty', async () => {
    const { id, userId } = givenArticle({ username: 'otheruser' });
    const box = <CommentBox subject={{ kind: 'article', id, ownerId: userId }} />;
    const before = renderApp(box, { as: 'demouser' });
    await userEvent.type(field(), '发到一半');
    addFault({ path: SUBMIT, after: true, delayMs: 60_000, times: 1 });
    await userEvent.click(send());
    await waitFor(() => expect(submitted()).toHaveLength(1));
    before.unmount();
    renderApp(box);
    expect(field()).toHaveValue('发到一半');
    expect(await screen.findByText('上次的提交已经成功，不用再次提交')).toBeVisible();
    expect(field()).toHaveValue('');
    expect(submitted()).toHaveLength(1);
  });

  it('that was not found before the page was reloaded stays in its box, which says that it can be sent again', async () => {
    const { id, userId } = givenArticle({ username: 'otheruser' });
    const box = <CommentBox subject={{ kind: 'article', id, ownerId: userId }} />;
    const before = renderApp(box, { as: 'demouser' });
    await userEvent.type(field(), '没有发出去');
    addFault({ path: SUBMIT, status: 502, body: '<h1>502</h1>', times: 1 });
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('可以再次提交');
    before.unmount();
    renderApp(box);
    expect(await screen.findByText('上次的提交没有成功，可以再次提交')).toBeVisible();
    expect(field()).toHaveValue('没有发出去');
    await userEvent.click(send());
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(submitted()).toHaveLength(2);
  });

  it('that nobody could look up says so, and is looked up before it is sent again', async () => {
    const { id, userId } = givenArticle({ username: 'otheruser' });
    const box = <CommentBox subject={{ kind: 'article', id, ownerId: userId }} />;
    const before = renderApp(box, { as: 'demouser' });
    await userEvent.type(field(), '查不到');
    addFault({ path: SUBMIT, after: true, status: 500, body: '<h1>500</h1>', times: 1 });
    addFault({ path: '/article/comments', status: 500, body: '<h1>500</h1>' });
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法确认');
    before.unmount();
    renderApp(box);
    expect(await screen.findByText('暂时无法确认上次的提交是否成功，再次提交前会先确认')).toBeVisible();
    clearFaults();
    await userEvent.click(send());
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(submitted()).toHaveLength(1);
  });

  it('of a share has at most 255 characters, which are counted, and no picture', async () => {
    renderApp(<CommentBox subject={{ kind: 'share', id: 's', ownerId: 'author' }} />, { as: 'demouser' });
    expect(screen.queryByRole('button', { name: '图片' })).toBeNull();
    fireEvent.change(field(), { target: { value: '😀'.repeat(256) } });
    expect(screen.getByText('256/255')).toBeInTheDocument();
    expect(send()).toBeDisabled();
    fireEvent.change(field(), { target: { value: '😀'.repeat(255) } });
    expect(send()).toBeEnabled();
  });
});

it('stands beside the picture of the member who writes, and beside a default one for a visitor', async () => {
  const { container, unmount } = open();
  expect(container.querySelector('[class*=visitor]')).toBeInTheDocument();
  unmount();
  const { nickname, avatar } = userNamed('demouser');
  const own = renderApp(<CommentBox subject={{ kind: 'article', id: 'p', ownerId: 'author' }} />, { as: 'demouser' });
  await waitFor(() => expect(own.container.querySelector('[class*=visitor]')).toBeNull());
  const picture = own.container.querySelector('img');
  if (avatar) expect(picture).toHaveAttribute('src', avatar);
  else expect(own.container).toHaveTextContent(Array.from(nickname)[0] ?? '');
});

describe('a draft', () => {
  it('is there when the box is opened again', async () => {
    const { unmount } = open();
    await userEvent.type(field(), '写了一半');
    unmount();
    open();
    expect(field()).toHaveValue('写了一半');
  });

  it('stays visible when the session has expired, until another member signs in, and is never sent by itself', async () => {
    startSession('token-1');
    rememberOwner('u1');
    open();
    await userEvent.type(field(), '我的一段话');
    act(endSession);
    await userEvent.click(send());
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(field()).toHaveValue('我的一段话');
    act(() => {
      startSession('token-2');
      rememberOwner('u2');
    });
    expect(field()).toHaveValue('');
    act(() => rememberOwner('u1'));
    expect(field()).toHaveValue('我的一段话');
    expect(submitted()).toEqual([]);
  });
});

it('is focused at its end for a quote, also when it loads later', async () => {
  commentFocus.request('p');
  open();
  expect(field()).toHaveFocus();
  await userEvent.type(field(), '你好');
  field().blur();
  act(() => commentFocus.request('p'));
  expect(field()).toHaveFocus();
  expect(field()).toHaveProperty('selectionStart', 2);
});

it('a box that the browser translated takes a comment, shows its count and sends it', async () => {
  await openList('demouser');
  await userEvent.type(field(), '你');
  translatePage();
  await userEvent.type(field(), '好');
  translatePage();
  await userEvent.click(send());
  await waitFor(() => expect(comments()).toEqual(['你好']));
  translatePage();
  await userEvent.click(screen.getByRole('button', { name: /^回复/ }));
  translatePage();
  await userEvent.click(screen.getByRole('button', { name: /^收起回复/ }));
  expect(screen.getByRole('button', { name: /^回复/ })).toBeVisible();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLoginGate } from '@/lib/domain/session/login-gate';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf } from '@/test/render';
import { AUTHOR, openShare, READER } from '@/test/share-card';

it('the latest comments are read on demand, with a link to all when there are more than five', async () => {
  const { id } = await openShare({ comments: 6 });
  expect(callsOf('/sharecircle/comments/simplecomments')).toHaveLength(0);
  const comments = screen.getByRole('button', { name: /^评论\s*6$/, expanded: false });
  fireEvent.click(comments);
  expect(comments).toHaveAttribute('aria-expanded', 'true');
  const list = await screen.findByRole('list', { name: '最新评论' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: '查看全部 6 条评论' })).toHaveAttribute(
    'href',
    `/sharecircle/${id}#comments`,
  );
});

describe('the short list of a share', () => {
  const SUBMIT = '/sharecircle/comments/create';
  const openShort = async (as?: string, comments = 0) => {
    const { id } = await openShare({ comments, ...(as && { as }) });
    fireEvent.click(screen.getByRole('button', { name: /^评论\s*\d+$/ }));
    return { id, field: await screen.findByRole('textbox', { name: '写评论' }) };
  };
  const rows = () => within(screen.getByRole('list', { name: '最新评论' })).getAllByRole('article');

  it('has a box of 255 characters, whose comment is then in the list and counted', async () => {
    const { id, field } = await openShort(READER);
    fireEvent.focus(field);
    const send = screen.getByRole('button', { name: '评论' });
    expect(send).toBeDisabled();
    fireEvent.change(field, { target: { value: '字'.repeat(256) } });
    expect(send).toBeDisabled();
    fireEvent.change(field, { target: { value: '就地评论' } });
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect(callsOf(SUBMIT)).toEqual([]);
    fireEvent.compositionEnd(field);
    fireEvent.click(send);
    expect(await screen.findByRole('list', { name: '最新评论' })).toHaveTextContent('就地评论');
    expect(field).toHaveValue('');
    expect(callsOf(SUBMIT)).toHaveLength(1);
    expect(JSON.parse(String(callsOf(SUBMIT)[0]?.body))).toMatchObject({ circleId: id, uid: userNamed(AUTHOR).id });
    expect(await screen.findByRole('button', { name: /^评论\s*1$/ })).toBeInTheDocument();
  });

  it('shows likes of each comment, which the reader likes and answers in place', async () => {
    const { id } = await openShort(READER, 1);
    await screen.findByRole('list', { name: '最新评论' });
    const row = within(rows()[0] ?? document.body);
    fireEvent.click(row.getByRole('button', { name: '点赞' }));
    expect(await row.findByRole('button', { name: '点赞 1', pressed: true })).toBeInTheDocument();
    const [comment] = db.comments.get(id) ?? [];
    fireEvent.click(row.getByRole('button', { name: '回复' }));
    const answer = within(row.getByRole('form', { name: /^回复/ }));
    fireEvent.change(answer.getByRole('textbox'), { target: { value: '就地回复' } });
    fireEvent.click(answer.getByRole('button', { name: '回复' }));
    expect(await screen.findByRole('link', { name: '查看 1 条回复' })).toHaveAttribute(
      'href',
      `/sharecircle/${id}#comment-${comment?.id}`,
    );
    expect(row.queryByRole('form')).toBeNull();
  });

  it('lets the owner of the share delete a comment, and a visitor none', async () => {
    const { id } = await openShort(AUTHOR, 2);
    await screen.findByRole('list', { name: '最新评论' });
    fireEvent.click(within(rows()[0] ?? document.body).getByRole('button', { name: '删除' }));
    const dialog = await screen.findByRole('dialog', { name: '删除评论' });
    fireEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(db.comments.get(id)).toHaveLength(1);
  });

  it('asks a visitor to sign in and sends nothing', async () => {
    const { field } = await openShort(undefined, 1);
    await screen.findByRole('list', { name: '最新评论' });
    expect(within(rows()[0] ?? document.body).queryByRole('button', { name: '删除' })).toBeNull();
    fireEvent.change(field, { target: { value: '游客的评论' } });
    fireEvent.click(screen.getByRole('button', { name: '评论' }));
    await waitFor(() => expect(useLoginGate.getState().loginOpen).toBe(true));
    expect(callsOf(SUBMIT)).toEqual([]);
    expect(field).toHaveValue('游客的评论');
  });
});

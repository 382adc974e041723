import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { articleSourceSchema } from '@/lib/domain/article/schema';
import { endSession } from '@/lib/domain/session/session-store';
import { takeAfterLogin } from '@/lib/domain/session/login-gate';
import type { Writing } from '@/lib/domain/write-center/writing';
import { changeWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { articleWhere, userNamed } from '@/mocks/testing';
import { articleSourceRow } from '@/mocks/wire/article';
import { callsOf, renderAppHook, signInAs, toastTexts } from '@/test/render';
import { usePublishArticle } from './use-publish-article';

const own = () => articleWhere(({ userId }) => userId === userNamed('demouser').id);
const sourceOf = (article: ReturnType<typeof own>) => articleSourceSchema.parse(articleSourceRow(article));
const titled = (title: string) => [...db.articles.values()].filter(({ articleTitle }) => articleTitle === title);
const lost = { status: 504, body: '<h1>504</h1>' };

const writing = { title: '新文章', content: '正文', category: '2', tag: ['qd'], description: '描述' };

function renderPublishing(articleId: string | null, { source, ...written }: { source?: Writing } & Partial<Writing>) {
  writingStore.open(articleId, source);
  changeWriting(written);
  const { result } = renderAppHook(
    () =>
      usePublishArticle({
        articleId,
        render: async (markdown) => `<p>${markdown}</p>`,
        outdated: false,
        obstacle: () => null,
        onAnswer: () => {},
      }),
    { as: 'demouser' },
  );
  return { result, publish: () => act(() => result.current.save()) };
}

it('an article that was never loaded is not overwritten', async () => {
  const article = own();
  const { result, publish } = renderPublishing(article.id, writing);
  publish();
  await waitFor(() => expect(result.current.theirs).toMatchObject({ title: article.articleTitle }));
  expect(callsOf('/articles/updatearticle')).toEqual([]);
});

it('an update is not sent when the API holds the same article already', async () => {
  const article = own();
  const source = { ...sourceOf(article), content: '更早的' };
  const { publish } = renderPublishing(article.id, { source, content: article.content });
  publish();
  await waitFor(() => expect(toastTexts()).toEqual(['文章编辑成功']));
  expect(callsOf('/articles/updatearticle')).toEqual([]);
});

it('a creation that got no answer and took no effect is retried when the author asks', async () => {
  addFault({ path: '/articles/createarticle', ...lost, times: 1 });
  const { result, publish } = renderPublishing(null, writing);
  publish();
  await waitFor(() => expect(toastTexts()).toContain('没有收到回应，也没有找到刚才提交的内容，可以再次提交'));
  expect(titled('新文章')).toEqual([]);
  await waitFor(() => expect(result.current.pending).toBe(false));
  publish();
  await waitFor(() => expect(result.current.leaving).toBe(true));
  expect(titled('新文章')).toHaveLength(1);
});

it('a publication that was resumed after a login has no toast besides that of its page', async () => {
  const article = own();
  const { publish } = renderPublishing(article.id, { source: sourceOf(article), ...writing });
  act(endSession);
  publish();
  const { id } = signInAs('demouser');
  act(() => takeAfterLogin(id)?.());
  await waitFor(() => expect(article.content).toBe('正文'));
  await waitFor(() => expect(toastTexts()).toEqual(['文章编辑成功']));
});

it.each([
  ['a crash page', { status: 500, body: '<h1>500</h1>' }],
  ['half an envelope', { body: '{"code":"0","da', contentType: 'application/json' }],
  ['nothing', { drop: true }],
])('an update whose answer is %s is looked up, and told as it is', async (_name, fault) => {
  const article = own();
  addFault({ path: '/articles/updatearticle', after: true, times: 1, ...fault });
  const { publish } = renderPublishing(article.id, { source: sourceOf(article), ...writing });
  publish();
  await waitFor(() => expect(toastTexts()).toEqual(['没有收到回应，可能已经成功，正在确认…', '文章编辑成功']));
  expect(callsOf('/articles/updatearticle')).toHaveLength(1);
  expect(article.content).toBe('正文');
});

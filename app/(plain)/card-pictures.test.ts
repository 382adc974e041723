import { expect, test } from 'vitest';
import { GET as chapterPicture } from '@/app/(plain)/tutorial/[id]/[chapter]/og.png/route';
import { GET as listPicture } from '@/app/(plain)/list/[name]/og.png/route';
import { GET as memberPicture } from '@/app/(plain)/user/[id]/og.png/route';
import { GET as questionPicture } from '@/app/(plain)/question/[id]/og.png/route';
import { GET as sharePicture } from '@/app/(plain)/sharecircle/[id]/og.png/route';
import { GET as tagPicture } from '@/app/(plain)/tag/[tag]/og.png/route';
import { GET as tutorialPicture } from '@/app/(plain)/tutorial/[id]/og.png/route';
import { seed } from '@/e2e/seed';
import { listRequests } from '@/mocks/control/requests';
import { givenShares } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const request = new Request('http://site/');
const of = <T>(params: T) => ({ params: Promise.resolve(params) });
const [, , git = '', chapter = ''] = seed.tutorial.gitChapter(1).split('/');
const missing = seed.article.unknown.id;

test.each([
  ['a share', () => sharePicture(request, of({ id: givenShares({ content: '分享的话' }).id }))],
  ['a member', () => memberPicture(request, of({ id: seed.user.demo.id }))],
  ['a tutorial', () => tutorialPicture(request, of({ id: git }))],
  ['a chapter', () => chapterPicture(request, of({ id: git, chapter }))],
  ['a question', () => questionPicture(request, of({ id: seed.question.first.id }))],
  ['a tag', () => tagPicture(request, of({ tag: 'react' }))],
  ['a list', () => listPicture(request, of({ name: 'rank' }))],
])('%s has a picture of 1200 by 630, which counts no view', async (_kind, ask) => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await response.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(listRequests('/articles/articleinfo')).toEqual([]);
});

test.each([
  ['a share', () => sharePicture(request, of({ id: missing }))],
  ['a member', () => memberPicture(request, of({ id: missing }))],
  ['a tutorial', () => tutorialPicture(request, of({ id: missing }))],
  ['a chapter of another tutorial', () => chapterPicture(request, of({ id: seed.tutorial.mysql.id, chapter }))],
  ['a question', () => questionPicture(request, of({ id: missing }))],
  ['a tag', () => tagPicture(request, of({ tag: '没有这个标签' }))],
])('%s that is missing has none', async (_kind, ask) => {
  await expect(ask()).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
});

test('an unknown list has none', async () => {
  expect((await listPicture(request, of({ name: 'nothing' }))).status).toBe(404);
});

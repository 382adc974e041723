import fs from 'node:fs';
import { HttpResponse, http } from 'msw';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { server } from '@/mocks/node';
import { startContractApi } from '@/test/contract';
import type { SocialCard } from './card';
import { chapterCard, memberCard, questionCard, shareCard, tutorialCard } from './cards';
import { cardResponse } from './draw-card';
import { listCard } from './list-cards';

startContractApi();

const UPLOADED = 'http://127.0.0.1:4000/uploads/files/red.png';
const ELSEWHERE = 'http://pictures.example/red.png';

/** The addresses of pictures that were asked for. */
const asked: string[] = [];
const answerPictures = (body: () => Buffer | Response) =>
  server.use(
    http.get(/(uploads\/files|pictures\.example)\//, ({ request }) => {
      asked.push(request.url);
      const answer = body();
      return answer instanceof Response ? answer : new HttpResponse(new Uint8Array(answer));
    }),
  );

function redPng(width: number, height: number): Buffer {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([255, 0, 0, 255], at);
  return PNG.sync.write(picture);
}

beforeEach(() => {
  asked.length = 0;
  answerPictures(() => redPng(60, 40));
});

async function draw(card: SocialCard, name = ''): Promise<PNG> {
  const response = await cardResponse(card);
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  if (process.env.SAVE_PICTURES && name) fs.writeFileSync(`${process.env.SAVE_PICTURES}/${name}.png`, bytes);
  return PNG.sync.read(bytes);
}

function colourAt({ width, data }: PNG, x: number, y: number): string {
  const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4);
  if (red > 240 && Math.max(green, blue) < 20) return 'red';
  return blue > 240 && Math.max(red, green) < 20 ? 'blue' : `${red} ${green} ${blue}`;
}

const redPixels = ({ data }: PNG): number => {
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    count += data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0 ? 1 : 0;
  return count;
};

/** How many pixels of a part of the left side are dark, as those of text are. */
function darkPixels({ width, data }: PNG, top: number, bottom: number): number {
  let count = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = 80; x < 700; x += 1) count += (data[(y * width + x) * 4] ?? 255) < 90 ? 1 : 0;
  return count;
}

const LONG = '这是一段很长的话，讲怎样排查一个循环依赖：先看报错的栈，再看谁引用了谁。'.repeat(8);
const share = { content: '今天排查了一个循环依赖', nickname: '山海', createTime: '2026-03-01 08:00:00', block: '1' };
const member = { nickname: '山海', job: '前端工程师', avatar: UPLOADED };
const counts = { shareCount: 3, followedCount: 1, fansCount: 12_345, collectCounts: 2 };
const actions = { articleTotal: 12, articleViewCountTotal: 5, userGetAgreeTotal: 678 };
const tutorial = { name: 'React 从入门到实践', headImg: UPLOADED, ownerNickname: '山海', chapterCount: 24 };

const SIDE = 320;

test.each([
  ['a share', shareCard({ ...share, pictures: [UPLOADED] }), SIDE * SIDE],
  [
    'a share of many words and emoji',
    shareCard({ ...share, content: `🚀 ${LONG}`, pictures: [UPLOADED] }),
    SIDE * SIDE,
  ],
  ['a member', memberCard(member, { counts, actions }), (SIDE / 2) ** 2 * Math.PI],
  [
    'a member with a long name',
    memberCard({ ...member, nickname: 'W'.repeat(80), job: LONG }, { counts, actions }),
    (SIDE / 2) ** 2 * Math.PI,
  ],
  ['a tutorial', tutorialCard(tutorial), SIDE * SIDE],
  ['a chapter', chapterCard(tutorial, { title: '第一章：组件与状态' }), SIDE * SIDE],
])('the card of %s shows its words beside the picture', async (kind, card, area) => {
  const picture = await draw(card, kind);
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  expect(asked).toEqual([UPLOADED]);
  expect(Math.abs(redPixels(picture) - area) / area).toBeLessThan(0.03);
  expect(darkPixels(picture, 140, 520)).toBeGreaterThan(1_000);
  expect(darkPixels(picture, 520, 590)).toBeGreaterThan(100);
});

test.each([
  ['a share without pictures', shareCard({ ...share, content: LONG, pictures: [] })],
  ['a member without an avatar', memberCard({ ...member, avatar: '' }, { counts: undefined, actions: undefined })],
  ['a question', questionCard({ title: '下列哪个 Hook 用来保存不引起渲染的值？', isChoice: true })],
])('the card of %s has words alone', async (kind, card) => {
  const picture = await draw(card, kind);
  expect(asked).toEqual([]);
  expect(redPixels(picture)).toBe(0);
  expect(darkPixels(picture, 140, 520)).toBeGreaterThan(1_000);
});

test.each(['jpeg', 'webp', 'gif', 'png'] as const)('an uploaded picture of the kind %s is drawn', async (kind) => {
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#f00' } });
  const bytes = await red.toFormat(kind).toBuffer();
  answerPictures(() => bytes);
  const picture = await draw(shareCard({ ...share, pictures: [UPLOADED] }));
  expect(colourAt(picture, 950, 320)).toEqual('red');
});

test('a photo that was taken upright is drawn upright', async () => {
  // Its left half is red; turned by a quarter, as its orientation says, the red is above.
  const photo = sharp({ create: { width: 20, height: 40, channels: 3, background: '#f00' } })
    .extend({ right: 20, background: '#00f' })
    .withMetadata({ orientation: 6 });
  const lying = await photo.jpeg().toBuffer();
  answerPictures(() => lying);
  const picture = await draw(shareCard({ ...share, pictures: [UPLOADED] }));
  expect([colourAt(picture, 950, 240), colourAt(picture, 950, 400)]).toEqual(['red', 'blue']);
});

test('whoever asks behind a long queue is refused before a picture is loaded for them', async () => {
  const cards = Array.from({ length: 27 }, (_, at) =>
    shareCard({ ...share, content: `排队的第 ${at} 条`, pictures: [UPLOADED] }),
  );
  const statuses = (await Promise.all(cards.map(cardResponse))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toEqual([503, 503]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(25);
  expect(asked).toHaveLength(25);
});

test('a picture of another host is not asked for', async () => {
  expect(redPixels(await draw(shareCard({ ...share, pictures: [ELSEWHERE] })))).toBe(0);
  expect(asked).toEqual([]);
});

test.each<[string, () => Buffer | Response]>([
  ['that redirects', () => HttpResponse.redirect(ELSEWHERE)],
  ['that is missing', () => new HttpResponse(null, { status: 404 })],
  [
    'that is a drawing of SVG',
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#f00"/></svg>',
      ),
  ],
  ['that is a GIF in name only', () => Buffer.from(`GIF89a${'\u0001'.repeat(40)}`)],
  ['that is cut', () => redPng(60, 40).subarray(0, 40)],
  ['of too many bytes', () => Buffer.concat([redPng(60, 40), Buffer.alloc(5 * 2 ** 20)])],
  [
    'of too many pixels',
    () => {
      const bomb = redPng(60, 40);
      bomb.writeUInt32BE(100_000, 16);
      bomb.writeUInt32BE(100_000, 20);
      return bomb;
    },
  ],
])('a picture %s is left out', async (_kind, answer) => {
  answerPictures(answer);
  const picture = await draw(shareCard({ ...share, pictures: [UPLOADED] }));
  expect(redPixels(picture)).toBe(0);
  expect(darkPixels(picture, 140, 520)).toBeGreaterThan(1_000);
  expect(asked).toEqual([UPLOADED]);
});

test('each list has a card of its own, unknown ones have none', async () => {
  const names = ['home', 'home-2', 'sharecircle', 'sharecircle-5', 'rank', 'tool', 'tutorial', 'question', 'feedback'];
  const cards = names.map((name) => listCard(name) ?? expect.fail(name));
  const drawn: Buffer[] = [];
  for (const [at, card] of cards.entries()) {
    const picture = await draw(card, `list ${names[at] ?? ''}`);
    expect(darkPixels(picture, 140, 520)).toBeGreaterThan(1_000);
    drawn.push(picture.data);
  }
  expect(new Set(drawn.map((data) => data.toString('base64'))).size).toBe(names.length);
  expect(['home-9', 'sharecircle-7', 'constructor', ''].map(listCard)).toEqual(Array(4).fill(undefined));
});

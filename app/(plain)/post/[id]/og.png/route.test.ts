import fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';
import { addFault } from '@/mocks/control/faults';
import { givenArticle } from '@/mocks/testing';
import { callsOf, startContractApi } from '@/test/contract';
import { GET } from './route';

startContractApi();

/** Network requests, except the renderer's own code from data: addresses. */
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string | URL) => {
    if (!String(address).startsWith('data:')) asked.push(String(address));
    return Promise.reject(new Error('no network here'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

let count = 0;
const newId = () => {
  const body = (count += 1).toString(16).padStart(15, '0');
  return body + checkDigit(body);
};
const visits = () => callsOf('/articles/articleinfo');
const ask = (id: string) => GET(new Request('http://site/'), { params: Promise.resolve({ id }) });

async function picture(title: string) {
  // Its html is its own, because the API would have to load a renderer first, within the time of one call.
  const { id } = givenArticle({ title, tag: 'react;qd;性能优化', html: '<p>正文</p>' });
  const response = await ask(id);
  const png = Buffer.from(await response.arrayBuffer());
  if (process.env.SAVE_PICTURES) fs.writeFileSync(`${process.env.SAVE_PICTURES}/${count}.png`, png);
  return { response, png };
}

test.each([
  ['a short one', '深入理解 React 19 并发渲染'],
  ['one of two lines', '从零实现一个支持增量更新的 Markdown 编辑器：解析、渲染与光标恢复的全部细节'],
  ['one of a hundred characters', '超长标题'.repeat(25)],
  ['two hundred letters without a break', 'W'.repeat(200)],
  ['two hundred Chinese characters', '字'.repeat(200)],
  ['emoji between words', '🚀 发布 1.0 👩‍💻❤️1️⃣ 与 🇨🇳 的故事'],
  ['scripts that the font lacks', 'مرحبا 한국어 สวัสดี हिन्दी'],
  ['hostile characters', '<script>alert(1)</script>]]>&amp;\u0000\ud800\u200b\ufeff'],
  ['nothing but emoji', '🎉🎉🎉'],
  ['combined characters and rare ones', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢ 𠮷野家 𝕏'],
  ['an ellipsis and symbols', '…→←★☆①②③™©、。「」《》—–'],
])('the picture of a title that is %s is drawn without the network, and counts one view', async (_kind, title) => {
  const { response, png } = await picture(title);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(asked).toEqual([]);
  expect(visits()).toHaveLength(1);
});

test('other titles give other pictures', async () => {
  const [one, other] = [await picture('一个标题'), await picture('另一个题目')];
  expect(one.png.equals(other.png)).toBe(false);
});

test('an id that fails the check is not found without a request, an unknown one after it', async () => {
  expect((await ask('nonsense')).status).toBe(404);
  expect(visits()).toEqual([]);
  expect((await ask(newId())).status).toBe(404);
  expect(visits()).toHaveLength(1);
});

test('without an answer of the API it fails, so that nothing is kept', async () => {
  addFault({ path: '/articles/articleinfo', status: 500 });
  await expect(ask(newId())).rejects.toThrow('网络异常');
});

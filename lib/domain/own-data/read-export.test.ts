// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DRAFT_KINDS, ROW_KINDS } from '@/lib/config/personal-data';
import { EMPTY_WRITING } from '@/lib/domain/write-center/writing';
import { keysOf } from '@/lib/utils/keys-of';
import { openFolder, openZip } from './packed-files';
import { readExport } from './read-export';

const MANIFEST = {
  kind: 'gimishare-take-out',
  version: 1,
  createdAt: '2026-11-20',
  site: 'https://a.example',
  counts: {},
};
const row = (fields: object) => ({ subjectId: '', base: '', savedAt: 1, ...fields });
const SHARE = row({ id: 'DRAFT:~:share:', kind: 'share', value: { content: '友圈', block: '', images: [] } });
const PICTURE = row({
  id: 'file-a-1',
  kind: 'file',
  value: { name: 'a.png', type: 'image/png' },
  file: 'data/files/1',
});

const json = (value: unknown) => strToU8(JSON.stringify(value));
const FILES: Record<string, Uint8Array> = {
  'manifest.json': json(MANIFEST),
  'data/personal.json': json({ SEARCH_HISTORY: ['水合'] }),
  'data/drafts.json': json([SHARE, PICTURE]),
  'data/settings.json': json({ THEME: 'dark' }),
  'data/files/1': strToU8('a picture'),
  '文章/一.md': strToU8('# 一'),
};
const zip = (files: Parameters<typeof zipSync>[0]) => new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
const renamed = (rename: (name: string) => string, more: Record<string, Uint8Array> = {}) =>
  zip({ ...Object.fromEntries(Object.entries(FILES).map(([name, content]) => [rename(name), content])), ...more });
const read = async (packed: Blob) => readExport(await openZip(packed));
const withDrafts = (...drafts: unknown[]) => read(zip({ ...FILES, 'data/drafts.json': json(drafts) }));

const expectAll = ({ personal, drafts, settings, unreadable, dropped }: ReturnType<typeof readExport>) => {
  expect(personal).toEqual({ SEARCH_HISTORY: ['水合'] });
  expect(settings).toEqual({ THEME: 'dark' });
  expect(drafts.map(({ id }) => id)).toEqual(['DRAFT:~:share:', 'file-a-1']);
  expect(drafts[1]?.value).toEqual({ name: 'a.png', type: 'image/png', bytes: strToU8('a picture').buffer });
  expect([unreadable, dropped]).toEqual([[], 0]);
};

describe('an export is read', () => {
  it.each<[string, Blob]>([
    ['as it was packed', zip(FILES)],
    ['without compression', zip(Object.fromEntries(Object.entries(FILES).map(([k, v]) => [k, [v, { level: 0 }]])))],
    [
      'that macOS has packed again',
      renamed((name) => `我的数据-2026-11-28/${name}`, {
        '我的数据-2026-11-28/': new Uint8Array(),
        '我的数据-2026-11-28/.DS_Store': strToU8('x'),
        '我的数据-2026-11-28/data/._personal.json': strToU8('x'),
        '__MACOSX/我的数据-2026-11-28/._manifest.json': strToU8('x'),
        '__MACOSX/我的数据-2026-11-28/manifest.json': json(MANIFEST),
      }),
    ],
    ['from two folders down', renamed((name) => `下载/我的数据/${name}`)],
    ['that was packed from within its folder', renamed((name) => `./${name}`)],
    ['with the separators of Windows', renamed((name) => name.replaceAll('/', '\\'))],
    ['with the separators of Windows, in a folder', renamed((name) => `数据\\${name.replaceAll('/', '\\')}`)],
    [
      'beside a manifest of something else',
      renamed((name) => `a/${name}`, { 'b/manifest.json': json({ name: 'app' }) }),
    ],
  ])('%s', async (_, packed) => expectAll(await read(packed)));

  it('from the folder that a browser has unpacked', async () => {
    const files = Object.entries(FILES).map(([path, content]) => ({
      path: `我的数据/${path}`,
      file: new Blob([content as Uint8Array<ArrayBuffer>]),
    }));
    expectAll(readExport(await openFolder(files)));
  });
});

/** A zip in whose directory the record of one file was changed. */
function withRecord(name: string, change: (record: DataView) => void): Blob {
  const bytes = zipSync(FILES);
  const view = new DataView(bytes.buffer);
  const nameAt = (at: number) => new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name.length));
  let at = 0;
  while (view.getUint32(at, true) !== 0x02014b50 || nameAt(at) !== name) at += 1;
  change(new DataView(bytes.buffer, at));
  return new Blob([bytes as Uint8Array<ArrayBuffer>]);
}
const PERSONAL = 'data/personal.json';

describe('a part is said to be unreadable, and the others are read,', () => {
  it.each<[string, Blob, string]>([
    [
      'when it is cut',
      zip({ ...FILES, 'data/personal.json': strToU8('{"SEARCH_HISTORY": ["a",') }),
      '记录、进度和偏好',
    ],
    ['when it is of another kind', zip({ ...FILES, 'data/personal.json': json([1]) }), '记录、进度和偏好'],
    ['when settings are no record', zip({ ...FILES, 'data/settings.json': json('dark') }), '外观设置'],
    ['when drafts are no list', zip({ ...FILES, 'data/drafts.json': json({}) }), '草稿和笔记'],
    [
      'when its stated size is too small',
      withRecord(PERSONAL, (record) => record.setUint32(24, 5, true)),
      '记录、进度和偏好',
    ],
    [
      'when its compression is unknown',
      withRecord(PERSONAL, (record) => record.setUint16(10, 99, true)),
      '记录、进度和偏好',
    ],
    [
      'when it is missing',
      zip({
        'manifest.json': json({ ...MANIFEST, counts: { browser: 3 } }),
        'data/personal.json': json({}),
        'data/drafts.json': json([]),
      }),
      '外观设置',
    ],
  ])('%s', async (_, packed, part) => {
    const { unreadable, personal, drafts } = await read(packed);
    expect(unreadable).toEqual([part]);
    if (part === '记录、进度和偏好') expect(drafts).toHaveLength(2);
    else expect(personal).toBeDefined();
  });

  it('and one that was not packed is not missed', async () => {
    expect((await read(zip({ 'manifest.json': json(MANIFEST) }))).unreadable).toEqual([]);
  });
});

it.each<[string, Record<string, Uint8Array>, string]>([
  ['without a manifest', { 'data/drafts.json': json([]) }, '这不是从本站带走的数据'],
  ['of somebody else', { 'manifest.json': json({ name: 'app' }) }, '这不是从本站带走的数据'],
  [
    'with a damaged manifest',
    { ...FILES, 'manifest.json': strToU8('{"kind":') },
    '里面的 manifest.json 损坏了，请重新打包下载',
  ],
  [
    'with two exports',
    { 'a/manifest.json': json(MANIFEST), 'b/manifest.json': json(MANIFEST) },
    '这里面有不止一份数据，请只留一份再选',
  ],
])('a zip %s is refused in a sentence', async (_, files, sentence) => {
  await expect(read(zip(files))).rejects.toThrow(sentence);
});

const WRITING = { ...EMPTY_WRITING, title: '一' };
const FORM = { values: { name: '新' }, base: { name: '旧' } };
const QUOTE = { exact: '一段', prefix: '', suffix: '', start: 0 };
const ROWS: Record<keyof typeof DRAFT_KINDS | keyof typeof ROW_KINDS, object> = {
  article: { id: 'mf3k2a-x1', value: WRITING },
  resume: { id: 'mf3k2a-x2', value: { name: '简历', content: '{}', themeStyleName: '', themeColor: '' } },
  share: SHARE,
  comment: { id: 'DRAFT:~:comment:article:a1:', value: { content: '好', image: '' } },
  message: { id: 'DRAFT:~:message:u2', value: { content: '在吗', images: [], quote: null } },
  outbox: {
    id: 'DRAFT:~:outbox:c1',
    value: {
      content: '在吗',
      image: null,
      quote: null,
      clientId: 'c1',
      failMessage: '',
      toId: 'u2',
      sentAt: 1,
      status: 'failed',
    },
  },
  feedback: { id: 'DRAFT:~:feedback:', value: '建议' },
  profile: { id: 'DRAFT:~:profile:', value: FORM },
  folder: { id: 'DRAFT:~:folder:f1', value: FORM },
  bookmark: { id: 'DRAFT:~:bookmark:new in f1', value: FORM },
  'annotation-note': { id: 'DRAFT:~:annotation-note:n1', value: '想法' },
  file: PICTURE,
  version: { id: 'version-article-v1', subjectId: 'new:mf3k2a-x1', value: { reason: 'time', value: WRITING } },
  annotation: {
    id: 'annotation:n1',
    subjectId: '/post/a1',
    value: { quote: QUOTE, note: '', title: '', createdAt: 1 },
  },
  'seen-shares': {
    id: 'seen-shares:~',
    value: [{ id: 's1', nickname: '山海', content: '爬山', createTime: '', pictures: 0 }],
  },
};
const KINDS = keysOf({ ...DRAFT_KINDS, ...ROW_KINDS });
const of = (kind: keyof typeof ROWS, change: object = {}) => row({ kind, ...ROWS[kind], ...change });

describe('a row', () => {
  it.each(KINDS)('of the kind %s is taken as it was packed', async (kind) => {
    const { drafts, dropped } = await withDrafts(of(kind));
    expect([drafts.length, dropped]).toEqual([1, 0]);
  });

  it.each(KINDS)('of the kind %s is dropped under an id or with a value of another kind', async (kind) => {
    const others = ['DRAFT:u2:share:', 'DRAFT:~:sending:x', 'DRAFT:~', '../x', '', `DRAFT:u2:${kind}:`, `${kind}/u2`];
    const ids = others.map((id) => of(kind, { id }));
    const values = [null, 7, [{}], { content: 1 }].map((value) => of(kind, { value }));
    const wrong = [...ids, ...values];
    expect(await withDrafts(...wrong)).toMatchObject({ drafts: [], dropped: wrong.length });
  });

  it.each([
    ['of an unknown kind', of('share', { kind: '__proto__' })],
    ['of a write that is under way', of('share', { kind: 'sending', id: 'DRAFT:~:sending:x' })],
    ['of an annotation with an address that is no text’s', of('annotation', { subjectId: 'javascript:alert(1)' })],
    ['of an article with a path for an id', of('article', { subjectId: '../admin' })],
    ['whose file is a property of every object', of('file', { file: '__proto__' })],
    ['whose file is missing', of('file', { file: 'data/files/2' })],
    ['that is none', null],
  ])('%s is dropped', async (_, taken) => {
    expect(await withDrafts(taken, SHARE)).toMatchObject({ drafts: [{ id: 'DRAFT:~:share:' }], dropped: 1 });
  });

  it('whose picture is damaged is dropped alone', async () => {
    const packed = withRecord('data/files/1', (record) => record.setUint16(10, 99, true));
    expect(await read(packed)).toMatchObject({
      personal: { SEARCH_HISTORY: ['水合'] },
      drafts: [{ id: 'DRAFT:~:share:' }],
      dropped: 1,
      unreadable: [],
    });
  });
});

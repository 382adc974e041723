import { describe, expect, it } from 'vitest';
import { FOLDER_NAME_MAX, IMPORT_MAX } from './folder-limits';
import { mayHold, planImport } from './import-plan';

const bookmark = (name: string, url = `https://${name}.example/`) => ({ name, url, siteDesc: '说明' });
const fileFolder = (name: string, ...bookmarks: ReturnType<typeof bookmark>[]) => ({
  name,
  path: [name],
  parts: 1,
  bookmarks,
});
const bookmarks = {
  folders: [fileFolder('前端', bookmark('a'), bookmark('b')), fileFolder('设计', bookmark('c'))],
  skipped: [],
  stripped: [],
  changed: [],
};
const folder = (name: string, isPrivate: boolean, ...urls: string[]) => ({
  id: `${name} ${isPrivate}`,
  name,
  isPrivate,
  urls,
});
const places = (plan: ReturnType<typeof planImport>) =>
  plan.folders.map(({ id, name, isPrivate, bookmarks }) => [
    id,
    name,
    isPrivate,
    bookmarks.map((row) => row.name).join(''),
  ]);

describe('an import', () => {
  it('fills up a private folder of the same name, and creates the others', () => {
    const existing = [folder('前端', true, 'https://b.example', 'javascript:alert(1)')];
    const plan = planImport(bookmarks, existing, '1');
    expect(places(plan)).toEqual([
      ['前端 true', '前端', true, 'a'],
      [undefined, '设计', true, 'c'],
    ]);
    expect(plan.skipped).toEqual([{ name: 'b', url: 'https://b.example/', reason: '文件夹中已有' }]);
  });

  it('puts nothing into a public folder that is to be private, but into a private one beside it', () => {
    const shown = folder('前端', false);
    expect(places(planImport(bookmarks, [shown], '1'))[0]).toEqual([undefined, '前端 2', true, 'ab']);
    const beside = folder('前端 2', true, 'https://a.example/');
    expect(places(planImport(bookmarks, [shown, beside], '1'))[0]).toEqual(['前端 2 true', '前端 2', true, 'b']);
    const alsoShown = folder('前端 2', false);
    expect(places(planImport(bookmarks, [shown, alsoShown], '1'))[0]).toEqual([undefined, '前端 3', true, 'ab']);
    expect(places(planImport(bookmarks, [shown, folder('前端', true)], '1'))[0]?.[0]).toBe('前端 true');
  });

  it('gives no copy the name of another folder of the file', () => {
    const file = { ...bookmarks, folders: [...bookmarks.folders, fileFolder('前端 2', bookmark('d'))] };
    expect(places(planImport(file, [folder('前端', false)], '1')).map(([, name]) => name)).toEqual([
      '前端 3',
      '设计',
      '前端 2',
    ]);
  });

  it('fills up a public folder when the member wants that', () => {
    expect(places(planImport(bookmarks, [folder('前端', false)], '0'))).toEqual([
      ['前端 false', '前端', false, 'ab'],
      [undefined, '设计', false, 'c'],
    ]);
  });

  it('has nothing left to do once everything is there, wherever that is', () => {
    const existing = [
      folder('前端', false, 'https://a.example/', 'https://me:pw@b.example/'),
      folder('设计', true, 'https://c.example/'),
    ];
    for (const privacy of ['0', '1'] as const) expect(planImport(bookmarks, existing, privacy).folders).toEqual([]);
  });

  it('knows a copy by its name, also a cut one', () => {
    const long = '长'.repeat(FOLDER_NAME_MAX);
    expect(mayHold('前端 2', '前端')).toBe(true);
    expect(mayHold('前端 1', '前端')).toBe(false);
    expect(mayHold(`${'长'.repeat(FOLDER_NAME_MAX - 2)} 2`, long)).toBe(true);
    expect(mayHold('设计 2', '前端')).toBe(false);
  });

  it('is limited; the next one goes on from there', () => {
    const bookmarks = Array.from({ length: IMPORT_MAX + 1 }, (_, index) => bookmark('x', `https://x.example/${index}`));
    const { folders, skipped, later } = planImport(
      { folders: [fileFolder('多', ...bookmarks)], skipped: [], stripped: [], changed: [] },
      [],
      '1',
    );
    expect(later).toBe(1);
    expect(folders[0]?.bookmarks).toHaveLength(IMPORT_MAX);
    expect(skipped).toEqual([
      { name: 'x', url: `https://x.example/${IMPORT_MAX}`, reason: '超过单次导入上限（2000 个）' },
    ]);
  });

  it('says what of a folder will be different', () => {
    const nested = { ...fileFolder('旅行 / 加拿大', bookmark('a')), path: ['旅行', '加拿大'], parts: 2 };
    const inner = { ...fileFolder('里层', bookmark('b')), path: ['外层', '里层'] };
    const file = { ...bookmarks, folders: [nested, inner, fileFolder('前端', bookmark('c'))] };
    expect(planImport(file, [folder('前端', false)], '1').folders.map(({ notes }) => notes)).toEqual([
      ['原名“加拿大”', '合并 2 个同名文件夹'],
      ['原位置 外层 / 里层'],
      ['原名“前端”'],
    ]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { contentOf, parseContent, resumeColour, resumesSchema, type ParsedContent } from './schema';

const ITEM = {
  time: ['2022-03', ''],
  rightNow: true,
  subject: '某公司',
  other: '工程师',
  editorHtml: '<p>做了一些事</p>',
  visibleList: ['time', 'subject'],
  order: ['subject', 'other', 'time'],
};
const BASICS = {
  id: 'basic',
  component: 'BasicInfo',
  title: '基本信息',
  visible: true,
  data: {
    list: [{ fieldName: '姓名', fieldValue: '林晓鹿' }],
    showAvatar: true,
    avatar: 'https://example.com/a.png',
    onePage: true,
  },
};
const WORK = { id: 'work', component: 'OtherInfo', title: '工作经历', visible: false, data: { list: [ITEM] } };

function read(...rows: unknown[]): ParsedContent {
  const parsed = parseContent(JSON.stringify(rows));
  if (!parsed) throw new Error('The content cannot be read');
  return parsed;
}

function saved(...rows: unknown[]): unknown {
  const { basics, sections } = read(...rows);
  if (!basics) throw new Error('There is no basic information');
  return JSON.parse(contentOf(basics, sections));
}

const firstItem = (item: unknown) => {
  const [section] = read({ ...WORK, data: { list: [item] } }).sections;
  return section?.component === 'OtherInfo' ? section.data.list[0] : undefined;
};

describe('a stored resume', () => {
  it('comes back from a save as it was', () => {
    expect(saved(BASICS, WORK)).toEqual([BASICS, WORK]);
    expect(read(BASICS, WORK).dropped).toBe(0);
  });

  it('keeps through a save what only other clients know: sections, and fields of every row', () => {
    const gallery = {
      id: 'g',
      component: 'Gallery',
      title: '作品',
      visible: true,
      pictures: [1],
      data: { list: 'none' },
    };
    const basics = {
      ...BASICS,
      tint: 'red',
      data: { ...BASICS.data, columns: 3, list: [{ fieldName: '姓名', fieldValue: '鹿', icon: 'user' }] },
    };
    const work = { ...WORK, folded: true, data: { list: [{ ...ITEM, id: 7, logo: 'x' }], sorted: 'desc' } };
    expect(saved(basics, gallery, work)).toEqual([basics, gallery, work]);
  });

  it('keeps a section whose data cannot be read, and a second basic information, as they are', () => {
    const broken = { ...WORK, data: 'lost' };
    const second = { ...BASICS, id: 'again' };
    expect(saved(BASICS, broken, second)).toEqual([BASICS, broken, second]);
    expect(read(BASICS, broken, second).sections.map(({ component }) => component)).toEqual(['Unknown', 'Unknown']);
  });

  it('has the basic information first, wherever it was stored', () => {
    expect(saved(WORK, BASICS)).toEqual([BASICS, WORK]);
  });

  it('may have the items of a section without the object around them', () => {
    expect(saved(BASICS, { ...WORK, data: [ITEM] })).toEqual([BASICS, WORK]);
  });

  it('gives sections without an id, or with one that is taken, an id of their own', () => {
    const ids = read({ ...WORK, id: undefined }, WORK, WORK, { ...WORK, id: 5 }).sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).toContain('5');
  });

  it.each([
    ['no fields', {}, { time: ['', ''], rightNow: false, subject: '', editorHtml: '' }],
    ['a number as text', { subject: 3 }, { subject: '3' }],
    ['null as text', { subject: null, time: null }, { subject: '', time: ['', ''] }],
    ['a single time', { time: '2022' }, { time: ['2022', ''] }],
    ['a time without an end', { time: ['2022-03', null] }, { time: ['2022-03', ''] }],
    ['unknown visible parts', { visibleList: ['other', 'x', 'time'] }, { visibleList: ['time', 'other'] }],
    ['no visible part', { visibleList: [] }, { visibleList: [] }],
    ['no list of visible parts', { visibleList: 1 }, { visibleList: ['time', 'subject', 'other'] }],
    ['an unknown order', { order: ['time', 'time', 'x'] }, { order: ['time', 'subject', 'other'] }],
    ['a known order', { order: ['other', 'subject', 'time'] }, { order: ['other', 'subject', 'time'] }],
  ])('may have an item with %s', (_what, stored, expected) => {
    expect(firstItem(stored)).toMatchObject(expected);
  });

  it('tells how many rows could not be read', () => {
    const { dropped, sections } = read(
      1,
      null,
      { ...BASICS, data: { ...BASICS.data, list: ['x', ...BASICS.data.list] } },
      { ...WORK, data: { list: [[], ITEM] } },
    );
    expect(dropped).toBe(4);
    expect(sections).toHaveLength(1);
  });

  it.each(['', 'not json', '{"a":1}', '[1]', 'null', '"[]"'])('cannot be read from %j', (content) => {
    expect(parseContent(content)).toBeNull();
  });
});

describe('the answer with the resumes', () => {
  const row = { id: '1', content: '[]', themeColor: '#255db0', themeStyleName: 'theme-1' };
  it.each([
    [[row], 1],
    [row, 1],
    [null, 0],
    [[], 0],
    [[row, { content: '' }], 1],
  ])('may be %j', (data, count) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(z.parse(resumesSchema, data)).toHaveLength(count);
  });
});

describe('the colour of a resume', () => {
  it.each([
    ['#255db0', '#255db0'],
    [' #ABC ', '#aabbcc'],
    ['#255DB080', '#255db0'],
    ['url(x)', undefined],
    ['#12345', undefined],
    ['', undefined],
  ])('of %j is %j', (stored, colour) => {
    expect(resumeColour(stored)).toBe(colour);
  });
});

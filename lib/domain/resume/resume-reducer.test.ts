import { describe, expect, it } from 'vitest';
import { random } from '@/test/random';
import { recorded, redone, startHistory, undone } from '@/lib/utils/undo-history';
import { reduceResume, typedText, type ResumeEvent } from './resume-reducer';
import { ITEM_ORDERS } from './item-orders';
import { RESUME_THEMES } from './themes';
import type { ResumeItem } from './schema';
import { EMPTY_RESUME, openResume, resumeValues, type ResumeDocument } from './resume-document';
import { resumeLines } from './resume-text';

const item = (subject: string) => ({ subject });
const START =
  openResume({
    content: JSON.stringify([
      {
        id: 'basic',
        component: 'BasicInfo',
        data: {
          list: ['姓名', '求职意向', '城市', '电话'].map((fieldName) => ({
            fieldName,
            fieldValue: `我的${fieldName}`,
          })),
        },
      },
      { id: 'work', component: 'OtherInfo', title: '工作', data: { list: [item('甲'), item('乙'), item('丙')] } },
      { id: 'school', component: 'OtherInfo', title: '教育', data: { list: [item('大学')] } },
      { id: 'later', component: 'Gallery', title: '作品' },
    ]),
    themeStyleName: 'theme-1',
    themeColor: '#255db0',
  })?.document ?? EMPTY_RESUME;

const after = (...events: ResumeEvent[]): ResumeDocument => events.reduce(reduceResume, START);
const order = ({ sections }: ResumeDocument) => sections.map(({ id }) => id);
const itemsOf = ({ sections }: ResumeDocument, id = 'work'): readonly ResumeItem[] => {
  const section = sections.find((row) => row.id === id);
  return section?.component === 'OtherInfo' ? section.data.list : [];
};
const subjects = (document: ResumeDocument, id?: string) => itemsOf(document, id).map(({ subject }) => subject);
const fields = ({ basics }: ResumeDocument) => basics.data.list.map(({ fieldName }) => fieldName);

describe('the rows of the basic information', () => {
  const [name, wanted, city, phone] = START.basics.data.list.map(({ id }) => id);

  it('are added with a name and a value, without blanks around them', () => {
    const added = after({ kind: 'fieldAdded', id: 'n', fieldName: ' 邮箱 ', fieldValue: ' a@b.cn ' });
    expect(added.basics.data.list.at(-1)).toMatchObject({ fieldName: '邮箱', fieldValue: 'a@b.cn' });
  });

  it.each([
    ['name', ' ', '值'],
    ['value', '名', '　'],
  ])('are not added without a %s', (_part, fieldName, fieldValue) => {
    expect(after({ kind: 'fieldAdded', id: 'n', fieldName, fieldValue })).toBe(START);
  });

  it('keep the first two, which are neither deleted, moved nor renamed', () => {
    for (const id of [name, wanted]) {
      expect(after({ kind: 'fieldDeleted', id: id ?? '' })).toBe(START);
      expect(after({ kind: 'fieldMoved', id: id ?? '', to: 3 })).toBe(START);
      expect(after({ kind: 'fieldChanged', id: id ?? '', changes: { fieldName: '别的' } })).toBe(START);
    }
    const changed = after({ kind: 'fieldChanged', id: name ?? '', changes: { fieldValue: '林晓鹿' } });
    expect(changed.basics.data.list[0]).toMatchObject({ fieldName: '姓名', fieldValue: '林晓鹿' });
  });

  it('are changed, deleted and moved behind the first two', () => {
    expect(fields(after({ kind: 'fieldChanged', id: city ?? '', changes: { fieldName: '所在地' } }))[2]).toBe('所在地');
    expect(fields(after({ kind: 'fieldDeleted', id: city ?? '' }))).toEqual(['姓名', '求职意向', '电话']);
    expect(fields(after({ kind: 'fieldMoved', id: phone ?? '', to: 0 }))).toEqual(['姓名', '求职意向', '电话', '城市']);
  });

  it('come with a photo that can be hidden', () => {
    const shown = after({ kind: 'avatarChanged', changes: { avatar: 'https://a.cn/a.png', showAvatar: true } });
    expect(shown.basics.data).toMatchObject({ avatar: 'https://a.cn/a.png', showAvatar: true });
    expect(reduceResume(shown, { kind: 'avatarChanged', changes: { showAvatar: true } })).toBe(shown);
  });
});

it('a resume is fitted to one page, or not', () => {
  const fitted = after({ kind: 'onePageChosen', onePage: true });
  expect(JSON.parse(resumeValues(fitted).content)[0].data).toMatchObject({ onePage: true });
  expect(resumeLines(fitted)).toContain('缩到一页');
  expect(reduceResume(fitted, { kind: 'onePageChosen', onePage: false })).toEqual(START);
});

describe('sections', () => {
  it('stay behind the basic information, wherever they are moved', () => {
    expect(order(after({ kind: 'sectionMoved', id: 'school', to: 0 }))).toEqual(['school', 'work', 'later']);
    expect(order(after({ kind: 'sectionMoved', id: 'later', to: -5 }))).toEqual(['later', 'work', 'school']);
    expect(order(after({ kind: 'sectionMoved', id: 'work', to: 99 }))).toEqual(['school', 'later', 'work']);
    expect(after({ kind: 'sectionMoved', id: 'work', to: -1 })).toBe(START);
    expect(after({ kind: 'sectionMoved', id: 'later', to: 3 })).toBe(START);
  });

  it('leave the basic information in its place', () => {
    for (const event of [
      { kind: 'sectionMoved', id: 'basic', to: 2 },
      { kind: 'sectionDeleted', id: 'basic' },
      { kind: 'sectionChanged', id: 'basic', changes: { visible: false } },
    ] as const) {
      expect(after(event)).toBe(START);
    }
  });

  it('are added at the end, with an item', () => {
    const added = after({ kind: 'sectionAdded', id: 'new', title: '新模块', itemId: 'first' });
    expect(order(added)).toEqual(['work', 'school', 'later', 'new']);
    expect(itemsOf(added, 'new')).toMatchObject([{ id: 'first', subject: '' }]);
  });

  it('are deleted while more than two are left, the basic information among them', () => {
    const two = after({ kind: 'sectionDeleted', id: 'work' }, { kind: 'sectionDeleted', id: 'later' });
    expect(order(two)).toEqual(['school']);
    expect(reduceResume(two, { kind: 'sectionDeleted', id: 'school' })).toBe(two);
  });

  it('come back where they were', () => {
    const [section] = START.sections;
    if (!section) throw new Error('There is no section');
    const back = after({ kind: 'sectionDeleted', id: 'work' }, { kind: 'sectionRestored', section, to: 0 });
    expect(back).toEqual(START);
    expect(after({ kind: 'sectionRestored', section, to: 0 })).toBe(START);
  });

  it('are renamed and hidden, also those of another release', () => {
    const hidden = after({ kind: 'sectionChanged', id: 'later', changes: { visible: false, title: '作品集' } });
    expect(hidden.sections[2]).toMatchObject({ visible: false, title: '作品集' });
    expect(JSON.parse(resumeValues(hidden).content)[3]).toMatchObject({ component: 'Gallery', visible: false });
  });
});

describe('the items of a section', () => {
  const [first, second] = itemsOf(START).map(({ id }) => id);

  it('are added at the end and moved to any place', () => {
    expect(subjects(after({ kind: 'itemAdded', sectionId: 'work', id: 'n' }))).toEqual(['甲', '乙', '丙', '']);
    const moved = after({ kind: 'itemMoved', sectionId: 'work', id: first ?? '', to: 2 });
    expect(subjects(moved)).toEqual(['乙', '丙', '甲']);
  });

  it('are duplicated behind themselves', () => {
    const twice = after({ kind: 'itemDuplicated', sectionId: 'work', id: first ?? '', newId: 'n' });
    expect(subjects(twice)).toEqual(['甲', '甲', '乙', '丙']);
    const edited = reduceResume(twice, {
      kind: 'itemChanged',
      sectionId: 'work',
      id: 'n',
      changes: { subject: '副本' },
    });
    expect(subjects(edited)).toEqual(['甲', '副本', '乙', '丙']);
  });

  it('are deleted while more than one is left, and come back where they were', () => {
    const [, deleted] = itemsOf(START);
    if (!deleted) throw new Error('There is no item');
    const less = after({ kind: 'itemDeleted', sectionId: 'work', id: deleted.id });
    expect(subjects(less)).toEqual(['甲', '丙']);
    expect(reduceResume(less, { kind: 'itemRestored', sectionId: 'work', item: deleted, to: 1 })).toEqual(START);
    const [only] = itemsOf(START, 'school');
    expect(after({ kind: 'itemDeleted', sectionId: 'school', id: only?.id ?? '' })).toBe(START);
  });

  it('are changed: time, today, texts, what is shown and in which order', () => {
    const changes = {
      time: ['2020-01', '2021-02'],
      rightNow: true,
      subject: '公司',
      other: '职位',
      editorHtml: '<p>事</p>',
      visibleList: ['subject'],
      order: ITEM_ORDERS[3],
    } as const;
    const changed = after({ kind: 'itemChanged', sectionId: 'work', id: second ?? '', changes });
    expect(itemsOf(changed)[1]).toMatchObject(changes);
    expect(reduceResume(changed, { kind: 'itemChanged', sectionId: 'work', id: second ?? '', changes })).toBe(changed);
  });
});

describe('the look', () => {
  it('is one of eight themes and a colour', () => {
    const changed = after({ kind: 'themeChosen', theme: 'theme-8' }, { kind: 'colourChosen', colour: '#ABC' });
    expect(changed).toMatchObject({ theme: 'theme-8', colour: '#aabbcc' });
    expect(after({ kind: 'colourChosen', colour: 'none' })).toBe(START);
  });
});

describe('an undo step', () => {
  it('is the typing into one text, or a colour that is dragged', () => {
    const typed = (id: string, changes: { title?: string; visible?: boolean }) =>
      typedText({ kind: 'sectionChanged', id, changes });
    expect(typed('work', { title: '一' })).toBe(typed('work', { title: '一二' }));
    expect(typed('work', { title: '一' })).not.toBe(typed('school', { title: '一' }));
    expect(typedText({ kind: 'colourChosen', colour: '#111111' })).not.toBeNull();
  });

  it('is every other change by itself', () => {
    expect(typedText({ kind: 'sectionChanged', id: 'work', changes: { visible: true } })).toBeNull();
    expect(typedText({ kind: 'sectionDeleted', id: 'work' })).toBeNull();
  });
});

describe('whatever a member does in whatever order', () => {
  const TEXTS = ['', ' ', '字', '很长的一段文字'];

  /** A random event, often a forbidden one. */
  function anyEvent({ pick, chance }: ReturnType<typeof random>, { basics, sections }: ResumeDocument, id: string) {
    const section = pick(sections);
    const items = section?.component === 'OtherInfo' ? section.data.list : [];
    const sectionId = chance(0.1) ? 'basic' : (section?.id ?? 'none');
    const itemId = chance(0.1) ? 'none' : (pick(items)?.id ?? 'none');
    const fieldId = pick(basics.data.list)?.id ?? 'none';
    const to = pick([-3, -1, 0, 1, 2, 5, 99, Number.NaN]) ?? 0;
    const text = pick(TEXTS) ?? '';
    const events: ResumeEvent[] = [
      { kind: 'fieldAdded', id, fieldName: text, fieldValue: pick(TEXTS) ?? '' },
      { kind: 'fieldChanged', id: fieldId, changes: { fieldName: text } },
      { kind: 'fieldMoved', id: fieldId, to },
      { kind: 'fieldDeleted', id: fieldId },
      { kind: 'avatarChanged', changes: { showAvatar: chance(0.5) } },
      { kind: 'sectionAdded', id, title: text, itemId: `${id}-0` },
      { kind: 'sectionChanged', id: sectionId, changes: { visible: chance(0.5) } },
      { kind: 'sectionMoved', id: sectionId, to },
      { kind: 'sectionDeleted', id: sectionId },
      { kind: 'sectionDeleted', id: sectionId },
      ...(section ? [{ kind: 'sectionRestored', section, to } as const] : []),
      { kind: 'itemAdded', sectionId, id },
      {
        kind: 'itemChanged',
        sectionId,
        id: itemId,
        changes: { subject: text, order: pick(ITEM_ORDERS) ?? ITEM_ORDERS[0] },
      },
      { kind: 'itemMoved', sectionId, id: itemId, to },
      { kind: 'itemDuplicated', sectionId, id: itemId, newId: id },
      { kind: 'itemDeleted', sectionId, id: itemId },
      { kind: 'itemDeleted', sectionId, id: itemId },
      { kind: 'themeChosen', theme: pick(RESUME_THEMES) ?? 'theme-1' },
      { kind: 'colourChosen', colour: pick(['#123456', 'red', '']) ?? '' },
    ];
    return pick(events);
  }

  function expectRulesKept(document: ResumeDocument) {
    const { basics, sections } = document;
    expect(basics.component).toBe('BasicInfo');
    expect(fields(document).slice(0, 2)).toEqual(['姓名', '求职意向']);
    expect(sections.length + 1).toBeGreaterThanOrEqual(2);
    expect(new Set(order(document)).size).toBe(sections.length);
    for (const section of sections) {
      if (section.component !== 'OtherInfo') continue;
      const ids = section.data.list.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(document.colour).toMatch(/^#[0-9a-f]{6}$/);
  }

  it.each(Array.from({ length: 25 }, (_, seed) => seed))('all rules hold (walk %i)', (seed) => {
    const dice = random(seed);
    let history = startHistory(START);
    for (let index = 0; index < 200; index += 1) {
      const before = history;
      if (dice.chance(0.1)) history = dice.chance(0.5) ? undone(history) : redone(history);
      const event = anyEvent(dice, history.present, `n${index}`);
      if (event) {
        const next = reduceResume(history.present, event);
        history = recorded(history, next, { text: typedText(event), at: index * 300 });
      }
      if (history === before) continue;
      expectRulesKept(history.present);
      const values = resumeValues(history.present);
      const opened = openResume(values);
      expect(opened?.dropped).toBe(0);
      expect(opened && resumeValues(opened.document), 'saved and opened again').toEqual(values);
    }
  });
});

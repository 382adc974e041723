import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  count,
  flag,
  line,
  memberName,
  nestedList,
  optionalFlag,
  optionalNestedList,
  optionalText,
  otherId,
  pageOf,
  requiredLine,
  requiredText,
  rowId,
  text,
  tolerantList,
} from './fields';

const row = z.object({ id: z.string(), title: text(), likes: count(), mine: flag() });
const good = { id: '1', title: '题', likes: 3, mine: true };

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('a field of an answer', () => {
  it('that is missing or null is empty; a count of nothing known is not 0', () => {
    const empty = { id: '1', title: '', likes: null, mine: false };
    expect(z.parse(row, { id: '1' })).toEqual(empty);
    expect(z.parse(row, { id: '1', title: null, likes: null, mine: null })).toEqual(empty);
  });

  it('that is optional is unknown without a value, and not false or none', () => {
    const schema = z.object({ bound: optionalFlag(), name: optionalText() });
    expect(z.parse(schema, {})).toEqual({ bound: null, name: null });
    expect(z.parse(schema, { bound: null, name: null })).toEqual({ bound: null, name: '' });
    expect(z.parse(schema, { bound: false, name: '名' })).toEqual({ bound: false, name: '名' });
  });

  it('that names a member says that their account was deleted; unknown without the field', () => {
    const schema = z.object({ name: memberName() });
    expect(z.parse(schema, { name: '鹿' })).toEqual({ name: '鹿' });
    expect(z.parse(schema, { name: null })).toEqual({ name: '用户已注销' });
    expect(z.parse(schema, { name: ' ' })).toEqual({ name: '用户已注销' });
    expect(z.parse(schema, {})).toEqual({ name: '' });
  });

  it.each(['\u200b\u200b', '\u3164', '\u2800'])('that names a member %j has a placeholder', (name) => {
    expect(z.parse(memberName(), name)).toBe('无名用户');
  });

  it('that is an optional list is unknown without a value, and not empty', () => {
    const schema = z.object({ rows: optionalNestedList(row) });
    expect(z.parse(schema, {})).toEqual({ rows: null });
    expect(z.parse(schema, { rows: [] })).toEqual({ rows: [] });
    expect(z.parse(schema, { rows: [good, 7] })).toEqual({ rows: [good] });
  });

  it.each([{ title: 7 }, { likes: '3' }, { mine: 'true' }, { mine: 1 }, { id: 1 }])(
    'of another type is malformed: %j',
    (part) => expect(z.safeParse(row, { ...good, ...part }).success).toBe(false),
  );
});

describe('a text of one line', () => {
  it('turns nothing around it', () => {
    const name = '\u202emoc.elpmaxe\u202c 官方\u2067';
    expect(z.parse(line(), name)).toBe('moc.elpmaxe 官方');
    expect(z.parse(memberName(), name)).toBe('moc.elpmaxe 官方');
    expect(z.parse(optionalText(), name)).toBe('moc.elpmaxe 官方');
    expect(z.parse(requiredLine(), name)).toBe('moc.elpmaxe 官方');
    expect(z.parse(text(), name)).toBe(name);
  });

  it('that cannot be seen is its placeholder, and one that is missing is none', () => {
    expect(z.parse(line('无标题'), '\u3164')).toBe('无标题');
    expect(z.parse(line('无标题'), '')).toBe('');
    expect(z.parse(line('无标题'), null)).toBe('');
    expect(z.parse(line(), '\u200b')).toBe('');
  });
});

describe('a text', () => {
  it('that was cut within a character is well-formed', () => {
    expect(z.parse(text(), '标题\ud83d尾')).toBe('标题\ufffd尾');
    expect(z.parse(text(), '\ude00😀\ud83d')).toBe('\ufffd😀\ufffd');
    expect(z.parse(requiredText(), ' 标题\ud83d ')).toBe('标题\ufffd');
  });

  it.each([undefined, null, '', ' ', 7])('that is required is malformed when it is %j', (value) => {
    expect(z.safeParse(requiredText(), value).success).toBe(false);
  });
});

const counted = () => {
  const parses = vi.fn((value: z.output<typeof row>) => value);
  return {
    parses,
    item: z.pipe(
      row,
      z.transform((value: z.output<typeof row>) => parses(value)),
    ),
  };
};
const tenThousand = Array.from({ length: 10_000 }, (_, index) => ({ ...good, id: String(index) }));

describe('a list', () => {
  it('drops and reports its malformed rows, and keeps the others', () => {
    expect(z.parse(tolerantList(row), [good, null, { ...good, id: 2 }, 'x', { ...good, id: '3' }])).toEqual([
      good,
      { ...good, id: '3' },
    ]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^3 malformed/), expect.any(String));
  });

  it('may be empty', () => expect(z.parse(tolerantList(row), [])).toEqual([]));

  it.each([[null], [undefined], [{ list: [] }], [[null, {}]], [[{ id: 7 }]]])(
    'is malformed without a valid row: %j',
    (rows) => expect(z.safeParse(tolerantList(row), rows).success).toBe(false),
  );

  it('is cut at what was asked for before its rows are parsed', () => {
    const { parses, item } = counted();
    expect(z.parse(tolerantList(item, 50), tenThousand)).toHaveLength(50);
    expect(parses).toHaveBeenCalledTimes(50);
  });

  it('without pages is cut at a thousand', () => {
    expect(z.parse(tolerantList(row), tenThousand)).toHaveLength(1_000);
  });
});

describe('a list within a row', () => {
  it('may be absent, and drops its malformed rows without dropping the outer row', () => {
    const list = nestedList(row);
    expect([undefined, null, [], [null]].map((rows) => z.parse(list, rows))).toEqual([[], [], [], []]);
    expect(z.parse(list, [good, {}])).toEqual([good]);
    expect(z.parse(list, tenThousand)).toHaveLength(1_000);
    expect(z.safeParse(list, 'x').success).toBe(false);
  });
});

describe('a page of a list', () => {
  const page = pageOf(row, 10);

  it('is returned with its valid rows', () => {
    expect(z.parse(page, { list: [good, {}], total: 2 })).toEqual({ list: [good], total: 2, pageNo: 1 });
    expect(z.parse(page, { list: [], total: 0, pageNo: 3 })).toEqual({ list: [], total: 0, pageNo: 3 });
  });

  it.each([null, {}, { total: 0 }, { list: null, total: 0 }, { list: 'x' }, [], { list: [{}, null], total: 2 }])(
    'is malformed, not empty, without a list: %j',
    (answer) => expect(z.safeParse(page, answer).success).toBe(false),
  );

  it('is cut at what was asked for before its rows are parsed', () => {
    const { parses, item } = counted();
    const answer = { list: tenThousand, total: 10_000, pageNo: 1 };
    expect(z.parse(pageOf(item, 10), answer)).toMatchObject({ total: 10_000, list: { length: 10 } });
    expect(parses).toHaveBeenCalledTimes(10);
  });
});

describe('an id', () => {
  it.each(['constructor', '__proto__', '../../evil', '', 1, null, undefined])(
    '%j drops its row, or names no other',
    (id) => {
      expect(z.safeParse(rowId(), id).success).toBe(false);
      if (typeof id !== 'number') expect(z.parse(otherId(), id)).toBe('');
    },
  );

  it('is kept as it is', () => {
    expect(z.parse(rowId(), 'a-1')).toBe('a-1');
    expect(z.parse(otherId(), 'a-1')).toBe('a-1');
  });
});

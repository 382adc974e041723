import { describe, expect, it } from 'vitest';
import { changedValues, EditConflict, mergeValues } from './merge-values';

const base = { name: '文档', isPrivate: '0' };

describe('values that were changed on two sides', () => {
  it('are what is stored now, with my changes', () => {
    const merged = mergeValues({ base, mine: { ...base, name: '手册' }, theirs: { ...base, isPrivate: '1' } });
    expect(merged).toEqual({ name: '手册', isPrivate: '1' });
  });

  it('are what is stored now where I changed nothing', () => {
    const theirs = { name: '别的', isPrivate: '1' };
    expect(mergeValues({ base, mine: base, theirs })).toEqual(theirs);
  });

  it('agree where both sides made the same change', () => {
    const both = { ...base, name: '手册' };
    expect(mergeValues({ base, mine: both, theirs: both })).toEqual(both);
  });

  it('conflict where the same field was changed to something else', () => {
    const theirs = { ...base, name: '资料' };
    const merge = () => mergeValues({ base, mine: { name: '手册', isPrivate: '1' }, theirs });
    expect(merge).toThrow(EditConflict);
    expect(merge).toThrow(expect.objectContaining({ fields: ['name'], theirs }));
  });
});

it('the changes of a form are the fields that differ', () => {
  expect(changedValues({ ...base, isPrivate: '1' }, base)).toEqual({ isPrivate: '1' });
  expect(changedValues(base, base)).toEqual({});
});

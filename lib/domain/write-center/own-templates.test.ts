// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { ownTemplates, parseTemplates, removeTemplate, saveTemplate, TEMPLATE_BOUNDS } from './own-templates';

const names = () => (ownTemplates.get() ?? []).map(({ name }) => name);
beforeEach(() => localStorage.clear());

test('templates are saved under their names, the latest first, and removed', () => {
  expect(saveTemplate({ name: '一', content: '# 一' })).toBeUndefined();
  saveTemplate({ name: '二', content: '# 二' });
  saveTemplate({ name: '一', content: '# 新的一' });
  expect(ownTemplates.get()).toEqual([
    { name: '一', content: '# 新的一' },
    { name: '二', content: '# 二' },
  ]);
  removeTemplate('一');
  removeTemplate('二');
  expect(ownTemplates.get()).toBeUndefined();
});

test('there are a dozen at most, none of them too long', () => {
  for (let index = 0; index < TEMPLATE_BOUNDS.count; index += 1) saveTemplate({ name: String(index), content: '' });
  expect(saveTemplate({ name: '多一个', content: '' })).toBe('最多存 12 个模板，请先删除一个');
  expect(saveTemplate({ name: '0', content: '改' })).toBeUndefined();
  expect(saveTemplate({ name: '1', content: '长'.repeat(20_001) })).toBe('模板不能超过 20000 字');
  expect(names()).toHaveLength(TEMPLATE_BOUNDS.count);
});

test('what is broken is dropped', () => {
  expect(parseTemplates([{ name: '一', content: '' }, { name: 1 }, null, { name: '一', content: '二' }])).toEqual([
    { name: '一', content: '二' },
  ]);
  expect(parseTemplates('x')).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { Tool, ToolTree } from './schema';
import { collectedTools, toolCategories } from './directory';

const tool = (id: string, collected: boolean): Tool => ({
  id,
  collected,
  name: id,
  description: '',
  url: '',
  logo: '',
});

const category = (id: string, children: Tool[]) => ({ id, name: id, icon: '', children });

const TREE: ToolTree = [
  category('mine', [tool('kept', true), tool('taken-back', false)]),
  category('one', [tool('kept', true), tool('new', true), tool('other', false)]),
  category('two', [tool('taken-back', false), tool('new', true)]),
];

it('shows the collection as it is now: what was collected since comes first, once', () => {
  expect(collectedTools(TREE).map(({ id }) => id)).toEqual(['new', 'kept']);
});

it('tells the categories from the collection', () => {
  expect(toolCategories(TREE).map(({ id }) => id)).toEqual(['one', 'two']);
  expect(collectedTools([])).toEqual([]);
});

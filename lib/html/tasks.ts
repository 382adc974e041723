import type { Element } from 'hast';
import { element } from './tree';

/** The box of a task list, which nobody can tick here; any other control goes. */
export function renderTask(node: Element): Element {
  const { type, checked } = node.properties;
  if (type !== 'checkbox') return element('span', {});
  const done = checked !== undefined && checked !== false;
  return element('input', { type, disabled: true, checked: done, ariaLabel: done ? '已完成' : '未完成' });
}

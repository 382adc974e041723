import type { Element } from 'hast';
import { element } from './tree';

export function renderTask(node: Element): Element {
  const { type, checked } = node.properties;
  if (type !== 'checkbox') return element('span', {});
  const done = checked !== undefined && checked !== false;
  return element('input', { type, disabled: true, checked: done, ariaLabel: done ? '已完成' : '未完成' });
}

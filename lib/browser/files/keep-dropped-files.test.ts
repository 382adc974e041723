// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keepDroppedFiles } from './keep-dropped-files';

keepDroppedFiles();

function send(name: 'dragover' | 'drop', target: Element, types: readonly string[]) {
  document.body.replaceChildren(target);
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer });
  target.dispatchEvent(event);
  return { prevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
}
const input = () => Object.assign(document.createElement('input'), { type: 'file' });

test.each(['dragover', 'drop'] as const)('the %s of a file leaves the page open', (name) => {
  expect(send(name, document.createElement('p'), ['Files'])).toEqual({ prevented: true, effect: 'none' });
});

test('dragged words stay the business of the browser, as do files for a file input', () => {
  expect(send('drop', document.createElement('p'), ['text/plain']).prevented).toBe(false);
  expect(send('drop', input(), ['Files']).prevented).toBe(false);
});

test('a place that takes files keeps its own effect', () => {
  const box = document.createElement('div');
  box.addEventListener('dragover', (event) => event.preventDefault());
  expect(send('dragover', box, ['Files'])).toEqual({ prevented: true, effect: 'copy' });
});

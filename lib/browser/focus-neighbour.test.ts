// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { focusNeighbour } from './focus-neighbour';

afterEach(() => {
  document.body.innerHTML = '';
});

async function removeFrom(names: string[], removed: string) {
  const rows = names.map((name) => `<article id="${name}"><button>删除</button></article>`).join('');
  document.body.innerHTML = `<main id="main" tabindex="-1"><div role="feed">${rows}</div></main>`;
  const button = document.querySelector<HTMLElement>(`#${removed} button`);
  button?.focus();
  focusNeighbour(button);
  document.getElementById(removed)?.remove();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.activeElement?.id;
}

describe('the focus after a row has gone', () => {
  it('is on the next row', async () => expect(await removeFrom(['a', 'b', 'c'], 'b')).toBe('c'));
  it('is on the row before the last one', async () => expect(await removeFrom(['a', 'b'], 'b')).toBe('a'));
  it('is on the content when none is left', async () => expect(await removeFrom(['a'], 'a')).toBe('main'));
});

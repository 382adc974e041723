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

describe('the focus after a row was removed', () => {
  it('moves to the next row', async () => expect(await removeFrom(['a', 'b', 'c'], 'b')).toBe('c'));
  it('moves to the row before when the last one was removed', async () =>
    expect(await removeFrom(['a', 'b'], 'b')).toBe('a'));
  it('moves to the page content when no row is left', async () => expect(await removeFrom(['a'], 'a')).toBe('main'));
});

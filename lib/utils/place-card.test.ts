import { describe, expect, it } from 'vitest';
import { placeCard } from './place-card';

const card = { width: 300, height: 160 };
const screen = { width: 1000, height: 600 };
const anchor = { left: 100, top: 200, width: 60, height: 20 };

describe('the position of a popover card', () => {
  it('is below the start of its anchor', () => {
    expect(placeCard({ anchor, card, screen })).toEqual({ left: 100, top: 228 });
  });

  it('is above when there is no room below', () => {
    expect(placeCard({ anchor: { ...anchor, top: 500 }, card, screen })).toEqual({ left: 100, top: 332 });
  });

  it('is below when there is room on neither side', () => {
    expect(placeCard({ anchor, card: { width: 300, height: 560 }, screen }).top).toBe(228);
  });

  it('follows the pointer along a wide anchor, and stays in the viewport', () => {
    const row = { ...anchor, width: 880 };
    expect(placeCard({ anchor: row, x: 400, card, screen }).left).toBe(376);
    expect(placeCard({ anchor: row, x: 110, card, screen }).left).toBe(100);
    expect(placeCard({ anchor: row, x: 990, card, screen }).left).toBe(692);
  });
});

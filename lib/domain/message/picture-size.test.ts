import { expect, it } from 'vitest';
import { shownSize } from './picture-size';

it.each([
  [
    { width: 1120, height: 560 },
    { width: 280, height: 140 },
  ],
  [
    { width: 100, height: 60 },
    { width: 100, height: 60 },
  ],
  [
    { width: 300, height: 3600 },
    { width: 30, height: 360 },
  ],
  [{ width: 0, height: 60 }, undefined],
])('a picture of %o is shown as %o', (size, shown) => expect(shownSize(size)).toEqual(shown));

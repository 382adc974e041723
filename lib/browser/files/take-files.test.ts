import { expect, it } from 'vitest';
import { takeFiles } from './take-files';

it('gives what was chosen, and empties the field, whose list goes empty as well', () => {
  const files = ['一.png', '二.png'].map((name) => new File(['x'], name));
  const list = [...files];
  const field = {
    files: list,
    set value(_: string) {
      list.length = 0;
    },
  } as unknown as HTMLInputElement;
  expect(takeFiles(field)).toEqual(files);
  expect(takeFiles(field)).toEqual([]);
});

import { expect, it } from 'vitest';
import { isolated, withoutDirectionControls } from './direction';

it('controls that turn the text around them are removed, and no others', () => {
  expect(withoutDirectionControls('\u202emoc.elpmaxe\u202c 官方')).toBe('moc.elpmaxe 官方');
  expect(withoutDirectionControls('\u2066a\u2067b\u2068c\u2069')).toBe('abc');
  expect(withoutDirectionControls('👨\u200d👩\u200d👧 א\u200fב')).toBe('👨\u200d👩\u200d👧 א\u200fב');
});

it.each(['مرحبا', 'admin שלום', '\u{10840}', '\u{1e900}'])('%j is isolated within a sentence', (name) =>
  expect(isolated(name)).toBe(`\u2068${name}\u2069`),
);

it.each(['小鹿', 'Lena', 'Żółć', '😀', '한글', ''])('%j needs no isolation', (name) =>
  expect(isolated(name)).toBe(name),
);

import { graphemesOf } from './characters-in';

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

const columnsOf = (character: string) => (WIDE.test(String.fromCodePoint(character.codePointAt(0) ?? 0)) ? 2 : 1);

/** Width in half-width columns: a Chinese character takes two. */
export function textColumns(text: string): number {
  let columns = 0;
  for (const character of graphemesOf(text)) columns += columnsOf(character);
  return columns;
}

export function clipText(text: string, width: number): string {
  let used = 0;
  let end = 0;
  for (const character of graphemesOf(text)) {
    used += columnsOf(character);
    if (used > width) return `${text.slice(0, end).trimEnd()}…`;
    end += character.length;
  }
  return text;
}

import { pictureAddress } from '@/lib/utils/address/picture-address';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const PICTURE =
  /(!\[(?:[^\]\\]|\\.){0,1000}\]\(\s{0,9}<?)([^\s)>]{1,4096})|(<img\b[^>]{0,2000}?\ssrc\s{0,9}=\s{0,9}["'])([^"']{1,4096})/gi;

/** Changes a text but for its fenced code, which shows addresses and loads none. */
export function outsideOfCode(markdown: string, change: (line: string) => string): string {
  let fence = '';
  const lines = markdown.split('\n').map((line) => {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence === '') {
      fence = mark;
      return mark === '' ? change(line) : line;
    }
    if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    return line;
  });
  return lines.join('\n');
}

/** Addresses of the pictures that a text shows, as they are written. */
export function writtenPictures(markdown: string): string[] {
  const found = new Set<string>();
  outsideOfCode(markdown, (text) => {
    for (const [, , bare, , quoted] of text.matchAll(PICTURE)) found.add(bare ?? quoted ?? '');
    return text;
  });
  return [...found];
}

/** Written pictures that can be loaded, but none that the text itself holds. */
export const picturesOf = (markdown: string, siteUrl: string): string[] =>
  writtenPictures(markdown).filter(
    (address) => !address.startsWith('data:') && pictureAddress(address, siteUrl) !== '',
  );

export const withPictures = (markdown: string, paths: ReadonlyMap<string, string>): string =>
  outsideOfCode(markdown, (text) =>
    text.replace(PICTURE, (whole, before?: string, bare?: string, tag?: string, quoted?: string) => {
      const path = paths.get(bare ?? quoted ?? '');
      return path === undefined ? whole : (before ?? tag ?? '') + path;
    }),
  );

import { pictureAddress } from '@/lib/utils/picture-address';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const PICTURE =
  /(!\[(?:[^\]\\]|\\.){0,1000}\]\(\s{0,9}<?)([^\s)>]{1,4096})|(<img\b[^>]{0,2000}?\ssrc\s{0,9}=\s{0,9}["'])([^"']{1,4096})/gi;

/** Changes a text but for its fenced code, which shows addresses and loads none. */
function outsideOfCode(markdown: string, change: (line: string) => string): string {
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

/** Addresses of the pictures that a text shows, as they are written; those within the text itself are none. */
export function picturesOf(markdown: string, siteUrl: string): string[] {
  const found = new Set<string>();
  outsideOfCode(markdown, (text) => {
    for (const [, , bare, , quoted] of text.matchAll(PICTURE)) {
      const address = bare ?? quoted ?? '';
      if (!address.startsWith('data:') && pictureAddress(address, siteUrl) !== '') found.add(address);
    }
    return text;
  });
  return [...found];
}

/** The text with other addresses for its pictures. */
export const withPictures = (markdown: string, paths: ReadonlyMap<string, string>): string =>
  outsideOfCode(markdown, (text) =>
    text.replace(PICTURE, (whole, before?: string, bare?: string, tag?: string, quoted?: string) => {
      const path = paths.get(bare ?? quoted ?? '');
      return path === undefined ? whole : (before ?? tag ?? '') + path;
    }),
  );

import { inflateSync } from 'node:zlib';

/** The streams of a PDF as text; those that are not compressed text are of no use here. */
function streamsOf(pdf: Buffer): string[] {
  const bodies = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...bodies].flatMap(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
}

/** UTF-16 as hex digits; a ligature is several characters. */
const characters = (hex: string) => Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');

/** Maps a font's glyphs to characters, by its ToUnicode map. */
function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, from = '', targets = ''] of map.matchAll(/<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi)) {
    [...targets.matchAll(/<([0-9a-f\s]*)>/gi)].forEach(([, hex = ''], index) =>
      glyphs.set(Number.parseInt(from, 16) + index, characters(hex)),
    );
  }
  return glyphs;
}

/** What can be read in a PDF whose text is set in one embedded font, a line of it in each line. */
export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const glyphs = glyphsOf(streams.find((stream) => stream.includes('beginbfrange')) ?? '');
  const lines = streams
    .filter((stream) => /\bTJ\b/.test(stream))
    .flatMap((page) => [...page.matchAll(/\[([^\]]*)\]\s*TJ/g)].map(([, shown = '']) => shown));
  return lines
    .map((line) =>
      [...line.matchAll(/<([0-9a-f]*)>/gi)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => glyphs.get(Number.parseInt(glyph, 16)) ?? '\uFFFD')
        .join(''),
    )
    .join('\n');
}

import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfOf } from './pdf';

/** The characters that the PDF gives for its glyphs, as UTF-16 in hex. */
function charactersOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...streams]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .filter((text) => text.includes('beginbfrange'))
    .join();
}

describe('a PDF of Chinese text', () => {
  it('maps its glyphs to characters, so that it can be searched', async () => {
    const pdf = await pdfOf({ title: '个人简历', text: '前端工程师 React\n'.repeat(200) });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const characters = charactersOf(pdf).toLowerCase();
    for (const character of '简历前端R') {
      expect(characters).toContain(character.charCodeAt(0).toString(16).padStart(4, '0'));
    }
  });
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { sfntOf } from './sfnt';

/** One file with Latin letters and the common Chinese characters. */
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
);

let unpacked: Promise<Buffer> | undefined;
const font = (): Promise<Buffer> => (unpacked ??= readFile(FONT).then(sfntOf));

/** A real PDF (A4) of plain text; Chinese is embedded, so it can be read and searched anywhere. */
export async function pdfOf({ title, text }: { title: string; text: string }): Promise<Buffer> {
  const typeface = await font();
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: 'A4', margin: 56, info: { Title: title } });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.font(typeface).fontSize(20).text(title, { paragraphGap: 12 });
    document.fontSize(11).text(text, { lineGap: 4 });
    document.end();
  });
}

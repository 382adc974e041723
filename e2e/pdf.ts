import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A page of A4 at 96 dpi. */
const WIDTH = 794;
const HEIGHT = 1123;

interface PdfPage {
  text: string;
  picture: PNG;
}

async function read(page: PDFiumPage): Promise<PdfPage> {
  // Before it is rendered: the library closes the page then.
  const text = page.getText();
  const { data } = await page.render({ width: WIDTH, height: HEIGHT, render: 'bitmap' });
  const picture = new PNG({ width: WIDTH, height: HEIGHT });
  picture.data.set(data);
  return { text, picture };
}

/** Kept by a worker until it ends: starting it takes longer than reading a file. */
let library: Promise<PDFiumLibrary> | undefined;

/** The pages of a PDF file, with their text and how they look. */
export async function readPdf(file: Buffer): Promise<PdfPage[]> {
  const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(file);
  const pages = [];
  for (const page of document.pages()) pages.push(await read(page));
  document.destroy();
  return pages;
}

/** The addresses of the links of a PDF file: Chromium writes them uncompressed. */
export const linksIn = (file: Buffer): string[] =>
  [...file.toString('latin1').matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address);

export const readPng = (file: Buffer): PNG => PNG.sync.read(file);

/** Share of the pixels in which two pictures differ, beyond the smoothing of letters. */
export function difference(one: PNG, other: PNG): number {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return 1;
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.3 }) / (width * height);
}

/** The lowest row of a picture that is not of the colour of its lower left corner. */
export function lowestInk({ width, height, data }: PNG): number {
  const row = (y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);
  const ground = data.subarray((height - 1) * width * 4, (height - 1) * width * 4 + 4);
  for (let y = height - 1; y >= 0; y -= 1) {
    const pixels = row(y);
    for (let at = 0; at < pixels.length; at += 4) {
      if ([0, 1, 2].some((part) => Math.abs((pixels[at + part] ?? 0) - (ground[part] ?? 0)) > 16)) return y;
    }
  }
  return 0;
}

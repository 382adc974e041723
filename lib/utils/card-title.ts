import { clipText, textColumns } from './clip-text';

/** Font sizes by title width in columns. All fit three lines, or beside a picture the lines that the card has room for. */
const TITLE_SIZES = {
  alone: [
    { columns: 50, fontSize: 72 },
    { columns: 88, fontSize: 60 },
    { columns: 104, fontSize: 52 },
  ],
  besidePicture: [
    { columns: 34, fontSize: 72 },
    { columns: 58, fontSize: 60 },
    { columns: 92, fontSize: 50 },
  ],
} as const;

/** The title of a social card as its picture shows it, and its size in the picture's pixels. */
export function fitCardTitle(text: string, { hasPicture = false } = {}): { title: string; titleSize: number } {
  const sizes = TITLE_SIZES[hasPicture ? 'besidePicture' : 'alone'];
  const columns = textColumns(text);
  const size = sizes.find((candidate) => columns <= candidate.columns) ?? sizes[2];
  return { title: clipText(text, size.columns), titleSize: size.fontSize };
}

import type { PastedMarkdown } from '@/lib/html/pasted/pasted-html';

interface PictureInText {
  file: File;
  offset: number;
}

const PICTURE = /!\[(?:[^\]\\]|\\.)*\]\(pasted-picture:(\d+)(?: "(?:[^"\\]|\\.)*")?\)/g;
const TYPE = /^data:image\/(\w+);base64,/i;

/** The file of a data address; undefined for one that is broken. */
function fileOf(source: string, alt: string): File | undefined {
  const [head = '', type = ''] = TYPE.exec(source) ?? [];
  try {
    const bytes = Uint8Array.from(atob(source.slice(head.length)), (sign) => sign.charCodeAt(0));
    const name = alt.replace(/\.\w{3,4}$/, '').trim() || '图片';
    return new File([bytes], `${name}.${type.toLowerCase()}`, { type: `image/${type.toLowerCase()}` });
  } catch {
    return undefined;
  }
}

/** Takes the pictures that have to be uploaded out of a converted text, where only their places stay. */
export function takePictures({ markdown, pictures }: Pick<PastedMarkdown, 'markdown' | 'pictures'>): {
  text: string;
  places: readonly PictureInText[];
} {
  const places: PictureInText[] = [];
  let text = '';
  let end = 0;
  for (const { 0: match, 1: number, index } of markdown.matchAll(PICTURE)) {
    const picture = pictures[Number(number)];
    const file = picture && fileOf(picture.source, picture.alt);
    text += markdown.slice(end, index);
    end = index + match.length;
    if (file) places.push({ file, offset: text.length });
  }
  return { text: text + markdown.slice(end), places };
}

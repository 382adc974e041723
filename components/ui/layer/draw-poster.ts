import { encode } from 'uqr';
import { posterLines } from './poster-lines';

interface PosterText {
  title: string;
  author: string;
  siteName: string;
  url: string;
}

const WIDTH = 1080;
const HEIGHT = 1440;
const SIDE = 88;
const TITLE_TOP = 510;

/** The mark, in a square of 32 (components/frame/logo). */
const G = 'M20.6 10.4a7.6 7.6 0 1 0 3 6.6h-6.2';
const DOT = { x: 24.4, y: 8.6, radius: 2.1 };

/** Sizes of the title, of which the first that holds it whole is taken. */
const TITLES = [
  { size: 84, lines: 4 },
  { size: 68, lines: 5 },
  { size: 56, lines: 6 },
] as const;

type Pen = CanvasRenderingContext2D;

/** The site's colours in the light theme: what is saved is read anywhere. */
function lightColours(): (name: string) => string {
  const sample = document.createElement('i');
  sample.dataset.theme = 'light';
  document.body.append(sample);
  const style = getComputedStyle(sample);
  const names = [
    'bg',
    'surface',
    'text',
    'text-secondary',
    'text-tertiary',
    'accent',
    'accent-soft',
    'on-accent',
    'warm',
  ];
  const colours = new Map(names.map((name) => [name, style.getPropertyValue(`--color-${name}`).trim()]));
  sample.remove();
  return (name) => colours.get(name) ?? '';
}

interface MarkLook {
  x: number;
  y: number;
  size: number;
  stroke: string;
  dot: string;
}

function drawMark(pen: Pen, { x, y, size, stroke, dot }: MarkLook): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 32, size / 32);
  pen.strokeStyle = stroke;
  pen.lineWidth = 2.6;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(G));
  pen.fillStyle = dot;
  pen.beginPath();
  pen.arc(DOT.x, DOT.y, DOT.radius, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}

function fillRound(
  pen: Pen,
  colour: string,
  [x, y, width, height, radius]: readonly [number, number, number, number, number],
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

function drawCode(
  pen: Pen,
  { url, x, y, size, colour }: { url: string; x: number; y: number; size: number; colour: string },
): void {
  const { size: modules, data } = encode(url, { border: 1 });
  // Whole pixels: scanners want sharp edges.
  const unit = Math.floor(size / modules);
  const inset = (size - unit * modules) / 2;
  pen.fillStyle = colour;
  data.forEach((row, line) =>
    row.forEach((dark, column) => {
      if (dark) pen.fillRect(Math.round(x + inset) + column * unit, Math.round(y + inset) + line * unit, unit, unit);
    }),
  );
}

export async function drawPoster({ title, author, siteName, url }: PosterText): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const colour = lightColours();
  const family = getComputedStyle(document.body).fontFamily;
  const write = (text: string, look: { size: number; weight?: number; colour: string; x: number; y: number }) => {
    pen.font = `${look.weight ?? 400} ${look.size}px ${family}`;
    pen.fillStyle = colour(look.colour);
    pen.fillText(text, look.x, look.y);
  };
  pen.textBaseline = 'top';
  pen.fillStyle = colour('bg');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawMark(pen, { x: 330, y: -150, size: 880, stroke: colour('accent-soft'), dot: colour('warm') });

  fillRound(pen, colour('accent'), [SIDE, SIDE, 80, 80, 22]);
  drawMark(pen, { x: SIDE, y: SIDE, size: 80, stroke: colour('on-accent'), dot: colour('on-accent') });
  write(siteName, { size: 40, weight: 600, colour: 'text', x: SIDE + 104, y: SIDE + 20 });

  const textWidth = WIDTH - 2 * SIDE;
  const settings = TITLES.map(({ size, lines }) => {
    const fits = (text: string) => {
      pen.font = `600 ${size}px ${family}`;
      return pen.measureText(text).width <= textWidth;
    };
    return { size, lines: posterLines(title, { fits, lines }) };
  });
  const setting = settings.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ?? settings.at(-1);
  const { size, lines } = setting ?? { size: 56, lines: [title] };
  lines.forEach((line, index) =>
    write(line, { size, weight: 600, colour: 'text', x: SIDE, y: TITLE_TOP + index * size * 1.4 }),
  );
  write(author, { size: 36, colour: 'text-secondary', x: SIDE, y: TITLE_TOP + lines.length * size * 1.4 + 36 });

  const foot = { y: HEIGHT - SIDE - 232, height: 232 };
  fillRound(pen, colour('surface'), [SIDE, foot.y, textWidth, foot.height, 32]);
  write('长按或扫码阅读', { size: 36, weight: 600, colour: 'text', x: SIDE + 40, y: foot.y + 66 });
  write(window.location.host, { size: 28, colour: 'text-tertiary', x: SIDE + 40, y: foot.y + 126 });
  drawCode(pen, { url, x: WIDTH - SIDE - 24 - 184, y: foot.y + 24, size: 184, colour: colour('text') });

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The poster is empty.'))), 'image/png');
  });
}

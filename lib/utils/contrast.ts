/** A colour as red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

const NAMED: Readonly<Record<string, string>> = {
  black: '#000',
  white: '#fff',
  red: '#f00',
  green: '#008000',
  blue: '#00f',
  gray: '#808080',
  grey: '#808080',
};

/** Reads an opaque CSS colour (hex, rgb() or a common name); null for any other. */
export function parseColor(text: string): Rgb | null {
  const colour = NAMED[text.trim().toLowerCase()] ?? text.trim();
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  const digits = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  if (digits) return toRgb(digits.map((pair) => Number.parseInt(pair, 16)));
  const call = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(colour);
  return call ? toRgb(call.slice(1).map(Number)) : null;
}

function toRgb([red = 0, green = 0, blue = 0]: number[]): Rgb {
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** True for a ground on which light letters read better. */
export const isDark = (ground: Rgb): boolean => luminance(ground) < 0.18;

const STEPS = 20;

/** The colour itself or, where it is too faint on the ground, the nearest mix with black or white that is not. */
export function readable(colour: Rgb, ground: Rgb, least = 4.5): Rgb {
  const end = isDark(ground) ? 255 : 0;
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = toRgb(colour.map((channel) => Math.round(channel + ((end - channel) * step) / STEPS)));
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return [end, end, end];
}

/** The ground itself or, where light letters are too faint on it, the nearest darker one. */
export function groundFor(letters: Rgb, ground: Rgb, least = 4.5): Rgb {
  for (let step = 0; step < STEPS; step += 1) {
    const darker = toRgb(ground.map((channel) => Math.round((channel * (STEPS - step)) / STEPS)));
    if (contrast(letters, darker) >= least) return darker;
  }
  return [0, 0, 0];
}

export const toHex = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

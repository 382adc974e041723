const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote section table th td pre hr figure figcaption'.split(' '),
);
const EDGED = new Set('blockquote table th td hr pre'.split(' '));
const CODE_FONT = 'Menlo, Consolas, monospace';
const TRANSPARENT = /^(?:transparent|rgba\(.*, 0\))$/;

/** Mixed colours are computed in a notation that older editors do not know. */
export function plainColour(colour: string): string {
  return colour.replace(/color\(srgb ([^)]*)\)/g, (_whole, parts: string) => {
    const [rgb = '', alpha] = parts.split('/');
    const channels = rgb
      .trim()
      .split(/\s+/)
      .map((share) => Math.round(Number(share) * 255));
    return alpha === undefined
      ? `rgb(${channels.join(', ')})`
      : `rgba(${channels.join(', ')}, ${Number(Number(alpha).toFixed(3))})`;
  });
}

const rule = (name: string, value: string): [string, string] => [name, value];

type Styles = Pick<CSSStyleDeclaration, 'getPropertyValue'>;

const pixels = (styles: Styles, name: string): number => Number.parseFloat(styles.getPropertyValue(name)) || 0;

const boxOf = (styles: Styles, name: 'margin' | 'padding'): number[] =>
  SIDES.map((side) => Math.round(pixels(styles, `${name}-${side}`) * 10) / 10);

const sides = (box: readonly number[]): string => {
  const lengths = box.map((side) => (side === 0 ? '0' : `${side}px`));
  return lengths.every((length) => length === lengths[0]) ? (lengths[0] ?? '') : lengths.join(' ');
};

function edges(styles: Styles): [string, string][] {
  const drawn = SIDES.map((side) => {
    const line = styles.getPropertyValue(`border-${side}-style`);
    const width = pixels(styles, `border-${side}-width`);
    if (width === 0 || line === 'none' || line === 'hidden' || line === '') return '';
    return `${width}px ${line} ${plainColour(styles.getPropertyValue(`border-${side}-color`))}`;
  });
  if (drawn.every((line) => line === drawn[0])) return drawn[0] ? [['border', drawn[0]]] : [];
  return SIDES.flatMap((side, index) => (drawn[index] ? [rule(`border-${side}`, drawn[index])] : []));
}

function ground(styles: Styles): [string, string][] {
  const colour = styles.getPropertyValue('background-color');
  const image = styles.getPropertyValue('background-image');
  const layers = ['background-size', 'background-position', 'background-repeat'];
  return [
    ...(colour && !TRANSPARENT.test(colour) ? [rule('background-color', plainColour(colour))] : []),
    ...(/gradient\(|^url\("data:/.test(image)
      ? ['background-image', ...layers].map((name) => rule(name, plainColour(styles.getPropertyValue(name))))
      : []),
  ];
}

/** Older editors do not know the names that follow the direction of a text. */
const ALIGNMENT: Readonly<Record<string, string>> = { start: 'left', end: 'right' };

function letters(styles: Styles): Map<string, string> {
  const size = pixels(styles, 'font-size');
  const height = pixels(styles, 'line-height');
  return new Map([
    ['color', plainColour(styles.getPropertyValue('color'))],
    ['font-size', size > 0 ? `${Math.round(size * 10) / 10}px` : ''],
    ['font-weight', styles.getPropertyValue('font-weight')],
    ['font-style', styles.getPropertyValue('font-style')],
    ['line-height', size > 0 && height > 0 ? String(Math.round((height / size) * 100) / 100) : ''],
    ['letter-spacing', styles.getPropertyValue('letter-spacing')],
    ['text-align', ALIGNMENT[styles.getPropertyValue('text-align')] ?? styles.getPropertyValue('text-align')],
    ['text-indent', styles.getPropertyValue('text-indent')],
    ['list-style-type', styles.getPropertyValue('list-style-type')],
  ]);
}
const ALWAYS = new Set(['color', 'font-size', 'font-weight', 'line-height']);
const DEFAULTS: Readonly<Record<string, string>> = {
  'letter-spacing': 'normal',
  'text-align': 'left',
  'text-indent': '0px',
  'font-style': 'normal',
  'list-style-type': 'disc',
};

export function inlineStyle(tag: string, styles: Styles, above: Styles | undefined): string {
  const isBlock = BLOCKS.has(tag);
  const said: [string, string][] = [];
  const inherited = above && letters(above);
  for (const [name, value] of letters(styles)) {
    if (value === '') continue;
    const isSame = value === (inherited?.get(name) ?? DEFAULTS[name]);
    const isOwn = (isBlock && ALWAYS.has(name)) || (name === 'text-align' && /^t[hd]$/.test(tag));
    const isForeign = name === 'list-style-type' && !/^(?:[uo]l|li)$/.test(tag);
    if (isOwn || (!isSame && !isForeign)) said.push([name, value]);
  }
  if (
    /mono|consolas|menlo|courier/i.test(styles.getPropertyValue('font-family')) &&
    /^(?:code|kbd|samp|tt|pre)$/.test(tag)
  )
    said.push(['font-family', CODE_FONT]);
  for (const name of ['margin', 'padding'] as const) {
    const box = boxOf(styles, name);
    if (isBlock || box.some((side) => side !== 0)) said.push([name, sides(box)]);
  }
  const lines = edges(styles);
  said.push(...(lines.length === 0 && EDGED.has(tag) ? [rule('border', 'none')] : lines), ...ground(styles));
  if (tag === 'hr') said.push(['height', styles.getPropertyValue('height')]);
  const radius = styles.getPropertyValue('border-radius');
  if (radius && !/^0(?:px)?$/.test(radius)) said.push(['border-radius', radius]);
  const line = styles.getPropertyValue('text-decoration-line');
  if (line && line !== 'none') said.push(['text-decoration', line]);
  const shadow = styles.getPropertyValue('box-shadow');
  if (/px/.test(shadow)) said.push(['box-shadow', plainColour(shadow)]);
  if (!isBlock && styles.getPropertyValue('display') === 'inline-block') said.push(['display', 'inline-block']);
  return said.map(([name, value]) => `${name}: ${value}`).join('; ');
}

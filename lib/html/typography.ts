import type { Nodes, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseSource } from './markdown';

export type TypographyKind = 'space' | 'punctuation' | 'repeated' | 'width';

interface TextEdit {
  start: number;
  end: number;
  by: string;
}

export interface TypographyChange {
  kind: TypographyKind;
  /** 0-based line of the source. */
  line: number;
  /** They are in order and do not overlap. */
  edits: TextEdit[];
}

/** A text with more of them is best mended in parts. */
const MAX_CHANGES = 1_000;
/** Changes of a kind that stand so close to each other are one. */
const NEAR = 16;

/** Stand-ins in the text that is looked through, one for each sign: for code and formulas, and for what is left alone. */
const CODE = '\ue000';
const OPAQUE = '\ue001';
const HAN = '[\\p{Script=Han}〇]';
const LATIN = 'A-Za-z0-9０-９Ａ-Ｚａ-ｚ';
const CLOSING = '，。！？；：、）》】」』';
const OPENING = '（《【「『';

interface Sign {
  text: string;
  start: number;
  end: number;
  /** Number of marks around it: a space may stand outside of them only. */
  depth: number;
}

interface Rule {
  kind: TypographyKind;
  pattern: RegExp;
  /** Replacements of the groups, by their order; undefined leaves one alone. */
  by: (match: RegExpMatchArray) => (string | undefined)[];
}

const rule = (kind: TypographyKind, pattern: string, by: Rule['by']): Rule => ({
  kind,
  pattern: new RegExp(pattern.replaceAll('HAN', HAN), 'dgmu'),
  by,
});

const WIDE: Readonly<Record<string, string>> = { ',': '，', '.': '。', '!': '！', '?': '？', ';': '；', ':': '：' };

/** The groups of a pattern are changed, the rest of it is looked at. */
const RULES: readonly Rule[] = [
  rule('repeated', '(?<=HAN)([。.]{3,}|…(?!…))', () => ['……']),
  rule('repeated', '(([，；：、！？])\\2+|(?<!。)。。(?!。))', ([, run = '']) => [run.slice(0, 1)]),
  rule(
    'punctuation',
    '(?<=HAN)(?!:[\\w+-]+:|:\\/\\/)([,;:!?])(?: *$|( *)(?=HAN|[“‘《（「\\w]))',
    ([, mark = '', blanks]) => [WIDE[mark], blanks ? '' : undefined],
  ),
  rule('punctuation', `(?<=[${LATIN}${CODE}])([,;!?])( *)(?=HAN)`, ([, mark = '', blanks]) => [
    WIDE[mark],
    blanks ? '' : undefined,
  ]),
  rule('punctuation', '(?<=HAN)(\\.)(?= *$| HAN|HAN)', () => ['。']),
  rule('punctuation', `(?<=HAN|^|[${CLOSING}])(\\()(?=HAN)[^()（）\\n]*(\\))`, () => ['（', '）']),
  rule('punctuation', '(?<!")(")(?=HAN)[^"\\n]*(?<=HAN|[。！？])(")(?!")', () => ['“', '”']),
  rule('space', `(?<=[${CLOSING}])( +)(?=[^ \\n])`, () => ['']),
  rule('space', `(?<=[^ \\n])( +)(?=[${CLOSING}])`, () => ['']),
  rule('space', `(?<=[${OPENING}])( +)(?=[^ \\n])`, () => ['']),
  rule('space', `(?<=HAN)()(?=[${LATIN}${CODE}])`, () => [' ']),
  rule('space', `(?<=[${LATIN}][+#%℃°]{0,2}|${CODE})()(?=HAN)`, () => [' ']),
  rule('width', '([０-９Ａ-Ｚａ-ｚ]+)', ([, run = '']) => [run.normalize('NFKC')]),
];

const VERBATIM_OPEN = /^<(code|kbd|samp|pre|script|style|var|tt|a)\b/i;
const VERBATIM_CLOSE = /^<\/(code|kbd|samp|pre|script|style|var|tt|a)\b/i;
const ESCAPED = /\\[!-/:-@[-`{-~]|&(?:#x?[\da-f]{1,6}|\w{1,31});|:[a-z\d_+-]+:/gi;
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|www\.|[\w.+-]+@)/i;

const masked = (text: string): string => text.replace(ESCAPED, (found) => OPAQUE.repeat(found.length));

/** The signs of a paragraph as one row, line by line, each with its place in the source. */
function signsOf(parent: Nodes, source: string, placeOf: (offset: number) => number | null): Sign[] {
  const signs: Sign[] = [];
  let verbatim = 0;

  const add = (text: string, from: number, to: number, depth: number) => {
    const [start, end] = [placeOf(from), placeOf(to - 1)];
    const isPlaced = start !== null && end !== null && end - start === to - from - 1;
    signs.push({ text: isPlaced ? text : OPAQUE, start: start ?? 0, end: (end ?? 0) + 1, depth });
  };
  const addText = (from: number, to: number, depth: number) => {
    let isStart = false;
    const text = masked(source.slice(from, to));
    for (let index = 0; index < text.length; index += 1) {
      const sign = text[index] ?? '';
      // Marks of quotes and indents begin the lines of a paragraph.
      if (sign === '\n') isStart = true;
      else if (isStart && /[\s>]/.test(sign)) continue;
      else isStart = false;
      add(sign, from + index, from + index + 1, depth);
    }
  };
  const walk = (node: PhrasingContent | Nodes, depth: number) => {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) return;
    if (node.type === 'html') {
      if (VERBATIM_OPEN.test(node.value)) verbatim += 1;
      else if (VERBATIM_CLOSE.test(node.value)) verbatim = Math.max(0, verbatim - 1);
      add(OPAQUE, from, to, depth);
    } else if (verbatim > 0) add(OPAQUE, from, to, depth);
    else if (node.type === 'text') addText(from, to, depth);
    else if (node.type === 'inlineCode' || node.type === 'inlineMath') add(CODE, from, to, depth);
    else if ('children' in node && !(node.type === 'link' && ADDRESS.test(source.slice(from, to).replace(/^<?/, ''))))
      for (const child of node.children) walk(child, depth + 1);
    else add(node.type === 'break' ? '\n' : OPAQUE, from, to, depth);
  };
  if ('children' in parent) for (const child of parent.children) walk(child, 0);
  return signs;
}

/** The place of a space between two signs: outside of the marks between them; null where both are within some. */
function between(before: Sign | undefined, after: Sign | undefined): number | null {
  if (!before || !after) return null;
  if (before.end === after.start) return before.end;
  if (before.depth === after.depth) return null;
  return before.depth < after.depth ? before.end : after.start;
}

/** The edits of a match; null where something of it is not one piece of the source. */
function editsOf(signs: readonly Sign[], { by }: Rule, match: RegExpMatchArray): TextEdit[] | null {
  const edits: TextEdit[] = [];
  for (const [group, replacement] of by(match).entries()) {
    const [from, to] = match.indices?.[group + 1] ?? [];
    if (replacement === undefined || from === undefined || to === undefined) continue;
    if (from === to) {
      const place = between(signs[from - 1], signs[from]);
      if (place === null) return null;
      edits.push({ start: place, end: place, by: replacement });
      continue;
    }
    const [first, last] = [signs[from], signs[to - 1]];
    if (!first || !last || last.end - first.start !== to - from) return null;
    edits.push({ start: first.start, end: last.end, by: replacement });
  }
  return edits;
}

const TEXTS = new Set(['paragraph', 'heading', 'tableCell']);
const LINE_END = /\n/g;

function startsOf(text: string): number[] {
  const starts = [0];
  for (const { index } of text.matchAll(LINE_END)) starts.push(index + 1);
  return starts;
}

/** The last line that begins at or before an offset. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Leads from the text that was parsed to the source: null in lines that were changed for the parser. */
function sourcePlaces(markdown: string, { spaced, sourceLines }: ReturnType<typeof parseSource>) {
  if (spaced === markdown) return (offset: number) => offset;
  const [lines, spacedLines] = [markdown.split('\n'), spaced.split('\n')];
  const [starts, spacedStarts] = [startsOf(markdown), startsOf(spaced)];
  return (offset: number): number | null => {
    const at = lineAt(spacedStarts, offset);
    const line = sourceLines[at] ?? -1;
    const isSame = line >= 0 && lines[line] === spacedLines[at];
    return isSame ? (starts[line] ?? 0) + offset - (spacedStarts[at] ?? 0) : null;
  };
}

function findChanges(markdown: string): Omit<TypographyChange, 'line'>[] {
  const parsed = parseSource(markdown);
  const placeOf = sourcePlaces(markdown, parsed);
  const changes: Omit<TypographyChange, 'line'>[] = [];
  visit(parsed.tree, (node) => {
    if (!TEXTS.has(node.type)) return;
    const signs = signsOf(node, parsed.spaced, placeOf);
    const text = signs.map((sign) => sign.text).join('');
    const taken: TextEdit[] = [];
    const isFree = ({ start, end }: TextEdit) => !taken.some((edit) => start < edit.end && edit.start < end);
    for (const each of RULES) {
      for (const match of text.matchAll(each.pattern)) {
        const edits = editsOf(signs, each, match);
        if (!edits?.length || !edits.every(isFree)) continue;
        taken.push(...edits);
        changes.push({ kind: each.kind, edits });
      }
    }
  });
  return changes;
}

/** Finds departures from how Chinese is set beside Latin letters. A text that cannot be parsed has no changes. */
export function checkTypography(markdown: string): TypographyChange[] {
  const starts = startsOf(markdown);
  const first = ({ edits }: Pick<TypographyChange, 'edits'>) => edits[0]?.start ?? 0;
  let changes: Omit<TypographyChange, 'line'>[];
  try {
    changes = findChanges(markdown).toSorted((one, other) => first(one) - first(other));
  } catch {
    return [];
  }
  const merged: TypographyChange[] = [];
  const latest = new Map<TypographyKind, TypographyChange>();
  for (const { kind, edits } of changes) {
    const line = lineAt(starts, first({ edits }));
    const known = latest.get(kind);
    const end = known?.edits.at(-1)?.end ?? 0;
    if (known?.line === line && first({ edits }) >= end && first({ edits }) - end <= NEAR) {
      known.edits.push(...edits);
      continue;
    }
    const change = { kind, line, edits: [...edits] };
    merged.push(change);
    latest.set(kind, change);
  }
  return merged.slice(0, MAX_CHANGES);
}

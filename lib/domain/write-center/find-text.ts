export interface TextQuery {
  pattern: string;
  replacement: string;
  matchCase: boolean;
  isRegex: boolean;
}

export interface TextQuestion {
  text: string;
  query: TextQuery;
}

export interface FoundPlace {
  start: number;
  end: number;
  /** The text that replaces the found one. */
  by: string;
}

export type FoundText =
  /** `more`: there are further places, beyond the bound. */
  { kind: 'found'; places: FoundPlace[]; more: boolean } | { kind: 'wrong'; reason: string };

export const MAX_PLACES = 10_000;

/** Words of the engines' messages, and the reason in Chinese. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/out of order/i, '范围的先后顺序反了'],
  [/character class|terminating \]/i, '方括号 [ ] 没有成对'],
  [/unterminated group|unmatched '?\)|parenthes/i, '圆括号 ( ) 没有成对'],
  [
    /nothing to repeat|invalid quantifier|lone quantifier|incomplete quantifier|quantifier without/i,
    '重复符号（* + ? { }）前面没有内容',
  ],
  [/\\ at end|trailing/i, '反斜杠 \\ 后面没有内容'],
  [/group name|named (?:capture|reference)|back ?reference/i, '分组的名字不对'],
];

const reasonOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : '';
  return `正则表达式：${REASONS.find(([words]) => words.test(message))?.[1] ?? '写法不对'}`;
};

/** Throws a `SyntaxError`. Patterns that are no strict ones are taken as others take them. */
function compile({ pattern, matchCase, isRegex }: TextQuery): RegExp {
  const flags = matchCase ? 'gm' : 'gmi';
  if (!isRegex) return new RegExp(pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags);
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    return new RegExp(pattern, flags);
  }
}

const SPECIAL = /\$(?:(\$)|(&)|(\d{1,2})|<([^>]+)>)|\\([nt\\])/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };

const expand = (template: string, match: RegExpMatchArray): string =>
  template.replace(SPECIAL, (whole, dollar, all, number, name, escaped) => {
    if (dollar) return '$';
    if (all) return match[0];
    if (escaped) return ESCAPED[String(escaped)] ?? whole;
    if (name) return match.groups?.[String(name)] ?? '';
    return Number(number) < match.length ? (match[Number(number)] ?? '') : whole;
  });

/** Finds the places of a text, in order, ten thousand at most; empty ones are none. */
export function findText(text: string, query: TextQuery): FoundText {
  const places: FoundPlace[] = [];
  if (query.pattern === '') return { kind: 'found', places, more: false };
  try {
    for (const match of text.matchAll(compile(query))) {
      if (match[0] === '') continue;
      if (places.length === MAX_PLACES) return { kind: 'found', places, more: true };
      const by = query.isRegex ? expand(query.replacement, match) : query.replacement;
      places.push({ start: match.index, end: match.index + match[0].length, by });
    }
    return { kind: 'found', places, more: false };
  } catch (error) {
    return { kind: 'wrong', reason: reasonOf(error) };
  }
}

/** The text between the first and the last place with all of them replaced. */
export function replaceBetween(text: string, places: readonly FoundPlace[]): FoundPlace {
  const start = places[0]?.start ?? 0;
  let at = start;
  let by = '';
  for (const place of places) {
    by += text.slice(at, place.start) + place.by;
    at = place.end;
  }
  return { start, end: at, by };
}

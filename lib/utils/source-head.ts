const RULE = /^---[ \t]*$/;
const KEY = /^[\p{L}\p{N}_-]+:(?:[ \t]|$)/u;
const LINE_END = /\r\n?|\n/g;

/** Whether a line may stand between the rules. A sentence may not: a text may begin with a rule, too. */
const isOfMapping = (line: string): boolean => line.trim() === '' || /^[ \t#}\]-]/.test(line) || line.includes(':');

interface SplitSource {
  /** The lines between the rules; undefined in a text without front matter. */
  head: string | undefined;
  body: string;
  /** Lines of the source above the body. */
  bodyLine: number;
}

/** Splits a Markdown source into its front matter, a YAML mapping between two rules at the very beginning, and its text. */
export function splitHead(source: string): SplitSource {
  const none: SplitSource = { head: undefined, body: source, bodyLine: 0 };
  if (!source.startsWith('---')) return none;
  let at = 0;
  let headStart = 0;
  let hasKey = false;
  for (let index = 0; at < source.length; index += 1) {
    LINE_END.lastIndex = at;
    const end = LINE_END.exec(source);
    const line = source.slice(at, end?.index);
    const next = end ? end.index + end[0].length : source.length;
    if (index === 0) {
      if (!RULE.test(line)) return none;
      headStart = next;
    } else if (hasKey && RULE.test(line)) {
      return { head: source.slice(headStart, at).trimEnd(), body: source.slice(next), bodyLine: index + 1 };
    } else if (!hasKey && !line.startsWith('#')) {
      if (!KEY.test(line)) return none;
      hasKey = true;
    } else if (!isOfMapping(line)) return none;
    at = next;
  }
  return none;
}

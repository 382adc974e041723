import { splitHead } from '@/lib/utils/source-head';

type Field = string | readonly string[];

const unquoted = (text: string): string => {
  const value = text.trim();
  if (/^"(?:[^"\\]|\\.)*"$/.test(value)) {
    try {
      return String(JSON.parse(value));
    } catch {
      return value.slice(1, -1);
    }
  }
  return /^'.*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value.replace(/\s#.*/, '').trimEnd();
};

const ITEM = /"(?:[^"\\]|\\.)*"|'[^']*'|[^,\s"'][^,]*/g;

function valueOf(written: string): Field {
  const [, items] = /^\[(.*)\]$/.exec(written.trim()) ?? [];
  return items === undefined ? unquoted(written) : (items.match(ITEM) ?? []).map(unquoted).filter(Boolean);
}

/** The fields of a front matter, as far as blogs use YAML: a value, a list in one line or with dashes, folded text. */
export function frontMatterOf(text: string): { fields: Readonly<Record<string, Field>>; content: string } {
  const { head = '', body } = splitHead(text);
  const fields: Record<string, Field> = {};
  let open = '';
  for (const line of head.split(/\r?\n/)) {
    const [, key = '', written = ''] = /^([\p{L}\p{N}_-]+):(?:[ \t](.*))?$/u.exec(line) ?? [];
    const [, item] = /^[ \t]*-[ \t](.*)$/.exec(line) ?? [];
    const before = fields[open];
    if (key !== '') {
      open = key.toLowerCase();
      fields[open] = /^[|>][-+]?$/.test(written.trim()) ? '' : valueOf(written);
    } else if (open !== '' && item !== undefined) {
      fields[open] = [...(typeof before === 'object' ? before : []), unquoted(item)];
    } else if (open !== '' && /^[ \t]+\S/.test(line) && typeof before === 'string') {
      fields[open] = `${before} ${line.trim()}`.trim();
    }
  }
  return { fields, content: body };
}

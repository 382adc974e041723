import { describeLoadFailure } from '@/lib/http/api-error';
import { linesBefore } from './diagram-source';

/** Longer sources are not drawn: the page would stand still for seconds. */
export const MAX_SOURCE = 30_000;
export const MAX_EDGES = 600;

const KINDS = 'flowchart、sequenceDiagram、classDiagram、stateDiagram-v2、erDiagram、gantt、pie、mindmap';
const LONGEST_LINE = 40;
const LINE = /\b(?:on )?line:?\s*(\d+)/i;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function quote(line: string): string {
  const text = line.trim();
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text;
}

/** Kinds whose words are Latin letters, unless they stand in quotes. */
const LATIN_KINDS = /^[ \t]*(?:gitGraph|xychart|requirement|packet|radar|treemap)/m;
const BARE_CHINESE = /^(?:[^"]|"[^"]*")*?\p{Script=Han}/u;

/** A line that opens a bracket or a quotation mark and does not close it. */
function isOpen(line: string): boolean {
  const code = line.replace(/"[^"]*"/g, '');
  return code.includes('"') || [...code.matchAll(/[[({]/g)].length > [...code.matchAll(/[\])}]/g)].length;
}

/** Says in Chinese why a diagram could not be drawn. @param source without comments */
export function explainFailure(error: unknown, source: string): string {
  if (source.length > MAX_SOURCE) return `源码有 ${source.length} 字，超过 ${MAX_SOURCE} 字`;
  const loadFailure = describeLoadFailure(error);
  if (loadFailure) return loadFailure;
  const message = messageOf(error);
  const before = linesBefore(source);
  const lines = source.split('\n');
  if (/No diagram type detected/.test(message))
    return `第 ${before + 1} 行“${quote(lines[before] ?? '')}”不是图的种类，如 ${KINDS}`;
  if (/Edge limit exceeded/.test(message)) return `连线超过 ${MAX_EDGES} 条`;
  const colour = /Unsupported color format: "(.*)"/.exec(message);
  if (colour) return `不认识颜色“${quote(colour[1] ?? '')}”`;
  const line = Number(LINE.exec(message)?.[1]);
  if (line > 0) {
    // A parser that meets the end names the line behind the last one, and one that waits for a bracket the next one.
    const last = Math.min(before + line, source.trimEnd().split('\n').length);
    const at = !isOpen(lines[last - 1] ?? '') && isOpen(lines[last - 2] ?? '') ? last - 1 : last;
    const text = lines[at - 1] ?? '';
    const hint = LATIN_KINDS.test(source) && BARE_CHINESE.test(text) ? '，这种图里的中文要放在英文双引号里' : '';
    return `第 ${at} 行附近看不懂：“${quote(text)}”${hint}`;
  }
  return quote(message.split('\n')[0] ?? '') || '原因不明';
}

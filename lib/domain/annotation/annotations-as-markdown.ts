import { onOneLine } from '@/lib/utils/plain-text';
import { formatApiTime } from '@/lib/utils/time';
import { annotationAddress } from './annotated-texts';
import type { Annotation } from './schema';

interface AnnotatedGroup {
  address: string;
  title: string;
  annotations: readonly Annotation[];
}

/** The text annotated last comes first, with its annotations in the order of the text. */
export function groupByText(all: readonly Annotation[]): AnnotatedGroup[] {
  const groups = Map.groupBy(all, ({ address }) => address);
  const latest = (annotations: readonly Annotation[]) => Math.max(...annotations.map(({ changedAt }) => changedAt));
  return [...groups]
    .toSorted(([, one], [, other]) => latest(other) - latest(one))
    .map(([address, annotations]) => ({
      address,
      title: annotations.toSorted((one, other) => other.createdAt - one.createdAt)[0]?.title ?? '',
      annotations: annotations.toSorted((one, other) => one.quote.start - other.quote.start),
    }));
}

export function matchingAnnotations(all: readonly Annotation[], word: string): readonly Annotation[] {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return all;
  return all.filter(({ quote, note, title }) =>
    [quote.exact, note, title].some((text) => text.toLowerCase().includes(wanted)),
  );
}

const FORMULA = /(\$[^$\n`]+\$)/;
/** Signs of Markdown and of html, also where a line begins. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*_[\]<>#&$]/g, '\\$&')
    .replace(/^\s*(?=[-+=~|])/, '$&\\')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
/** A formula stays one: TeX has words for the signs of tags, and needs no bracket at the next one. */
const asFormula = (source: string) =>
  source
    .replaceAll('<', String.raw`\lt `)
    .replaceAll('>', String.raw`\gt `)
    .replace(/\](?=[([])/g, '] ');
const asQuote = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => {
      const parts = line.split(FORMULA).map((part) => (FORMULA.test(part) ? asFormula(part) : escaped(part)));
      return `> ${parts.join('')}`;
    })
    .join('\n>\n');

/** @param origin of the site, for links that lead back from anywhere */
export function annotationsAsMarkdown(all: readonly Annotation[], origin: string): string {
  const sections = groupByText(all).map(({ address, title, annotations }) => {
    const entries = annotations.map(({ id, quote, note, createdAt }) =>
      [
        asQuote(quote.exact),
        ...(note === '' ? [] : [note]),
        `[${formatApiTime(createdAt).slice(0, 16)}](${origin}${annotationAddress(address, id)})`,
      ].join('\n\n'),
    );
    return [`## [${escaped(onOneLine(title))}](${origin}${address})`, ...entries].join('\n\n');
  });
  return `${['# 我的笔记', ...sections].join('\n\n')}\n`;
}

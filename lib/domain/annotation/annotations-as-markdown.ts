import { formatApiTime } from '@/lib/utils/time';
import { textAddress, textOfKey } from './annotated-texts';
import type { Annotation } from './schema';

export interface AnnotatedGroup {
  textKey: string;
  title: string;
  annotations: readonly Annotation[];
}

/** By text: the one annotated last first, and within it in the order of the text. */
export function groupByText(all: readonly Annotation[]): AnnotatedGroup[] {
  const groups = Map.groupBy(all, ({ textKey }) => textKey);
  const latest = (annotations: readonly Annotation[]) => Math.max(...annotations.map(({ changedAt }) => changedAt));
  return [...groups]
    .toSorted(([, one], [, other]) => latest(other) - latest(one))
    .map(([textKey, annotations]) => ({
      textKey,
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

const escaped = (text: string) => text.replace(/[\\`*_[\]<>#]/g, String.raw`\$&`);
const asQuote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${escaped(line)}`)
    .join('\n>\n');

/** @param origin of the site, for links that lead back from anywhere */
export function annotationsAsMarkdown(all: readonly Annotation[], origin: string): string {
  const sections = groupByText(all).map(({ textKey, title, annotations }) => {
    const text = textOfKey(textKey);
    const linkTo = (id?: string) => (text ? origin + textAddress(text, id) : origin);
    const entries = annotations.map(({ id, quote, note, createdAt }) =>
      [
        asQuote(quote.exact),
        ...(note === '' ? [] : [note]),
        `[${formatApiTime(createdAt).slice(0, 16)}](${linkTo(id)})`,
      ].join('\n\n'),
    );
    return [`## [${escaped(title)}](${linkTo()})`, ...entries].join('\n\n');
  });
  return `${['# 我的笔记', ...sections].join('\n\n')}\n`;
}

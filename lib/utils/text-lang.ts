const LEAST_LETTERS = 12;
const LEAST_SHARE = 0.95;

/** "en" for a text whose letters are nearly all of the English alphabet, so that it is not read aloud as Chinese. */
export function textLang(text: string): 'en' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const english = text.match(/[a-z]/gi)?.length ?? 0;
  return english >= LEAST_LETTERS && english / letters >= LEAST_SHARE ? 'en' : undefined;
}

/** The language of the prose of a document; its code has none. */
export const htmlLang = (html: string) =>
  textLang(
    html
      .split('</pre>')
      .map((part) => part.replace(/<pre\b.*/s, ' ').replaceAll(/<[^<>]*>/g, ' '))
      .join(' '),
  );

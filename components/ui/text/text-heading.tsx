import { Fragment, type ReactNode } from 'react';
import { textColumns } from '@/lib/utils/clip-text';
import { splitWords } from '@/lib/utils/fuzzy/split-words';
import { textLang } from '@/lib/utils/text-lang';
import recipes from '@/styles/recipes.module.css';

/** Two lines of a title, in half-width columns, on a phone and elsewhere. */
const TWO_LINES = { phone: 58, elsewhere: 88 };

function longWhere(title: string): 'phone' | 'everywhere' | undefined {
  const columns = textColumns(title);
  if (columns > TWO_LINES.elsewhere) return 'everywhere';
  return columns > TWO_LINES.phone ? 'phone' : undefined;
}

/** A title whose lines end between Chinese words, where `keep-all` keeps them together. */
export const TitleWords = ({ children }: { children: string }) =>
  splitWords(children).map((words, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {words}
    </Fragment>
  ));

interface TextHeadingProps {
  title: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** The title of a text that is read. Two lines of it are about as long. */
export const TextHeading = ({ title, className = '', children }: TextHeadingProps) => (
  <h1 className={`${recipes.textHeading} ${className}`} dir="auto" lang={textLang(title)} data-long={longWhere(title)}>
    <TitleWords>{title}</TitleWords>
    {children}
  </h1>
);

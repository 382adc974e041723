import { Fragment } from 'react';
import { splitWords } from '@/lib/utils/split-words';

export const ArticleTitle = ({ children }: { children: string }) =>
  splitWords(children).map((words, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {words}
    </Fragment>
  ));

import { Fragment } from 'react';
import { pagerNumbers } from '@/lib/utils/pager-numbers';

interface PageNumbersProps {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
}

/** Links to a few pages, the last among them, so that none is many clicks away. */
export const PageNumbers = ({ page, last, hrefOf }: PageNumbersProps) => (
  <>
    {pagerNumbers(page, last).map((number, index) => (
      <Fragment key={number ?? `gap-${index}`}>
        {number === null && <span aria-hidden>…</span>}
        {number === page && <span aria-current="page">{`第 ${page} 页，共 ${last} 页`}</span>}
        {number !== null && number !== page && (
          <a href={hrefOf(number)} aria-label={`第 ${number} 页`}>
            {number}
          </a>
        )}
      </Fragment>
    ))}
  </>
);

'use client';

import { Fragment, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import type { ResumeDocument } from '@/lib/domain/resume/resume-document';
import { cutPages, type CutResume } from './cut-pages';
import { ResumeSheet } from './resume-sheet';
import './resume-pages.css';

interface ResumePagesProps {
  document: ResumeDocument;
  siteUrl: string;
  /** Links open a tab; otherwise they are inert, so that nobody loses edits. */
  links?: boolean;
}

interface PagesStyle extends CSSProperties {
  '--resume-scale': number;
}

function withKeptPages(before: CutResume, { pages, scale }: CutResume): CutResume {
  const kept = pages.map(
    (page, index) => before.pages.find((old, place) => place === index && old.isEqualNode(page)) ?? page,
  );
  const same =
    scale === before.scale &&
    kept.length === before.pages.length &&
    kept.every((page, index) => page === before.pages[index]);
  return same ? before : { pages: kept, scale };
}

/** Laid out once, measured, and copied page by page, so that print has the same boxes as the screen. */
export function ResumePages({ document: resume, siteUrl, links = false }: ResumePagesProps) {
  const { onePage } = resume.basics.data;
  const source = useRef<HTMLDivElement>(null);
  const [{ pages, scale }, setCut] = useState<CutResume>({ pages: [], scale: 1 });
  useLayoutEffect(() => {
    const sheet = source.current?.firstElementChild;
    if (!(sheet instanceof HTMLElement)) return;
    let cutSize: string | undefined;
    const size = () => `${sheet.offsetWidth} ${sheet.offsetHeight}`;
    const cut = () => {
      const made = cutPages(sheet, { fit: onePage });
      cutSize = size();
      for (const link of made.pages.flatMap((page) => [...page.querySelectorAll('a')])) {
        if (!links) link.removeAttribute('href');
        // A mail program or a telephone needs no tab.
        else if (!/^https?:$/.test(link.protocol)) link.removeAttribute('target');
        else Object.assign(link, { target: '_blank', rel: 'noopener noreferrer nofollow' });
      }
      setCut((before) => withKeptPages(before, made));
    };
    cut();
    // The sheet became visible, or a late font changed its layout.
    const observer = new ResizeObserver(() => sheet.offsetWidth > 0 && cutSize !== size() && cut());
    observer.observe(sheet);
    // jsdom has no fonts.
    document.fonts?.addEventListener('loadingdone', cut);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', cut);
    };
  }, [resume, siteUrl, onePage, links]);
  const style: PagesStyle = { '--resume-scale': scale };
  const percent = `${Math.round(scale * 100)}%`;
  return (
    <div className="resume-pages" data-fitted={scale < 1 || undefined} style={style}>
      <div ref={source} className="resume-measure" aria-hidden inert>
        <ResumeSheet document={resume} siteUrl={siteUrl} />
      </div>
      {onePage && (
        <p className="resume-pages-note" role="status" data-fits={pages.length > 1 ? 'no' : 'yes'} data-print="hidden">
          {pages.length > 1
            ? `缩到 ${percent} 仍超过一页，可以精简内容或隐藏部分模块`
            : scale < 1 && `已缩到 ${percent}，正好一页`}
        </p>
      )}
      {pages.map((sheet, index) => (
        <Fragment key={index}>
          <ResumePage sheet={sheet} label={`第 ${index + 1} 页，共 ${pages.length} 页`} />
          <p className="resume-page-end" data-print="hidden" aria-hidden>
            {index + 1} / {pages.length}
          </p>
        </Fragment>
      ))}
    </div>
  );
}

/** A page with its part of the sheet, unmanaged by React. */
function ResumePage({ sheet, label }: { sheet: HTMLElement; label: string }) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sheet), [sheet]);
  return <section ref={box} className="resume-page" aria-label={label} />;
}

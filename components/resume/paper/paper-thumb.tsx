import type { ResumeDocument } from '@/lib/domain/resume/resume-document';
import styles from './paper-thumb.module.css';
import { ResumeSheet } from './resume-sheet';

interface PaperThumbProps {
  document: ResumeDocument;
  className?: string | undefined;
}

/** The first page of a resume, too small to be read. */
export const PaperThumb = ({ document, className = '' }: PaperThumbProps) => (
  <div className={`${styles.thumb} ${className}`} aria-hidden inert>
    <ResumeSheet document={document} siteUrl="" />
  </div>
);

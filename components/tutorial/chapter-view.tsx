import Link from 'next/link';
import { ArticleContent } from '@/components/reading/reading-content';
import { ArticleToc, ContentsButton } from '@/components/reading/toc';
import { Icon } from '@/components/ui/icon';
import { ReadingSettings } from '@/components/reading/reading-settings';
import { TextHeading } from '@/components/ui/text/text-heading';
import { routes } from '@/lib/config/routes';
import type { Chapter, ChapterAnswer, ChapterLink, Tutorial } from '@/lib/domain/tutorial/schema';
import { readingMinutes } from '@/lib/html/reading-time';
import type { RenderedArticle } from '@/lib/html/article-renderer';
import { ChapterAnswers } from './chapter-answers';
import { ChapterReading } from './chapter-reading';
import { FetchedAnswers } from './fetched-answers';
import { ChaptersButton } from './chapters-button';
import recipes from '@/styles/recipes.module.css';
import styles from './chapter-view.module.css';

interface ChapterViewProps {
  tutorial: Tutorial;
  chapters: readonly ChapterLink[];
  chapter: Omit<Chapter, 'markdown'> & { id: string };
  content: RenderedArticle;
  /** Changes with the content. */
  fingerprint: string;
  answers: readonly ChapterAnswer[] | undefined;
  previous: ChapterLink | undefined;
  next: ChapterLink | undefined;
}

export function ChapterView(props: ChapterViewProps) {
  const { tutorial, chapters, chapter, content, fingerprint, answers, previous, next } = props;
  const hasToc = content.headings.length > 0;
  const hrefOf = (link: ChapterLink | undefined) => link && routes.chapter(tutorial.id, link.id);
  const text = { id: chapter.id, href: routes.chapter(tutorial.id, chapter.id), title: chapter.title, author: '' };
  const before = hrefOf(previous) ?? routes.tutorial(tutorial.id);
  const after = hrefOf(next);
  return (
    <>
      <div className={hasToc ? styles.main : `${styles.main} ${styles.wide}`}>
        <article className={styles.chapter}>
          <nav className={styles.trail} aria-label="面包屑">
            <Link href={routes.tutorials()} prefetch={false}>
              教程
            </Link>
            <Link className={recipes.truncate} href={routes.tutorial(tutorial.id)} prefetch={false} dir="auto">
              {tutorial.name}
            </Link>
          </nav>
          <TextHeading className={styles.title} title={chapter.title} />
          <div className={styles.meta}>
            {`第 ${chapters.findIndex(({ id }) => id === chapter.id) + 1} / ${chapters.length} 章`}
            <span>{`约 ${readingMinutes(content.characters)} 分钟读完`}</span>
            <ReadingSettings text={text} buttonClass={styles.reading} />
          </div>
          <ArticleContent key={fingerprint} html={content.html} reading />
        </article>
        {chapter.isFaq && (answers ? <ChapterAnswers answers={answers} /> : <FetchedAnswers chapterId={chapter.id} />)}
        <ChapterReading
          key={`${chapter.id} ${fingerprint}`}
          tutorialId={tutorial.id}
          chapterId={chapter.id}
          title={chapter.title}
          total={chapters.length}
          previous={before}
          next={after}
        />
        <nav className={styles.neighbours} aria-label="上一章与下一章">
          <Link className={styles.neighbour} href={before} prefetch={false} rel="prev">
            <small>上一章</small>
            {previous?.title ?? '介绍'}
          </Link>
          {after ? (
            <Link className={styles.neighbour} href={after} prefetch rel="next">
              <small>下一章</small>
              {next?.title}
            </Link>
          ) : (
            <Link className={`${styles.neighbour} ${styles.end}`} href={routes.tutorials()} prefetch={false}>
              <small>已经是最后一章</small>
              看看其他教程
            </Link>
          )}
        </nav>
      </div>
      {hasToc && (
        <aside className={styles.aside} aria-label="本章目录" data-print="hidden">
          <ArticleToc key={fingerprint} headings={content.headings} />
        </aside>
      )}
      <div className={styles.bar} data-print="hidden" data-bottom-bar>
        <Link href={before} prefetch={false} aria-label="上一章">
          <Icon of="forward" size={20} className={styles.back} />
        </Link>
        <ChaptersButton />
        {hasToc && <ContentsButton />}
        {after && (
          <Link href={after} prefetch={false} aria-label="下一章">
            <Icon of="forward" size={20} />
          </Link>
        )}
      </div>
    </>
  );
}

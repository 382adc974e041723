import Link from 'next/link';
import { ArticleContent } from '@/components/article/article-content';
import { buttonClass } from '@/components/ui/button';
import { PrintBar } from '@/components/ui/print-bar';
import { PrintButton } from '@/components/ui/print-button';
import { routes } from '@/lib/config/routes';
import { DARK_CODE_STYLES } from '@/lib/domain/article/article-styles';
import type { Article } from '@/lib/domain/article/schema';
import styles from './article-print.module.css';

interface ArticlePrintProps {
  article: Omit<Article, 'html'>;
  /** The rendered html of its content. */
  html: string;
  /** Within the site's shell, which has the page's `main`. */
  inShell?: boolean;
}

/** Code on a dark ground is in the site's own colours instead. */
const onPaper = (codeStyle: string) => (DARK_CODE_STYLES.some((dark) => dark === codeStyle) ? '' : codeStyle);

/** An article on paper: sheets of 1123 px, the height of A4, as the printer will break them. It is light, as paper is. */
export function ArticlePrint({ article, html, inShell = false }: ArticlePrintProps) {
  const Sheet = inShell ? 'div' : 'main';
  return (
    <>
      <PrintBar>
        <Link className={buttonClass('secondary')} href={routes.article(article.id)} prefetch={false}>
          返回文章
        </Link>
        <PrintButton />
      </PrintBar>
      <Sheet id={inShell ? undefined : 'main'} className={styles.sheet} data-theme="light">
        <h1 className={styles.title}>{article.articleTitle}</h1>
        <p className={styles.byline}>
          {article.nickname} · {article.createTime.slice(0, 10)}
        </p>
        <ArticleContent html={html} theme={article.theme} codeStyle={onPaper(article.codeStyle)} />
      </Sheet>
    </>
  );
}

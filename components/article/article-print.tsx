import Link from 'next/link';
import { ArticleContent } from '@/components/reading/reading-content';
import { buttonClass } from '@/components/ui/button';
import { PrintBar } from '@/components/ui/print-bar';
import { PrintButton } from '@/components/ui/print-button';
import { routes } from '@/lib/config/routes';
import { DARK_CODE_STYLES } from '@/lib/domain/article/article-styles';
import type { Article } from '@/lib/domain/article/schema';
import styles from './article-print.module.css';

interface ArticlePrintProps {
  article: Omit<Article, 'html'>;
  html: string;
  /** Inside the site's shell, which has the page's `main`. */
  inShell?: boolean;
}

/** Dark code styles are replaced by the site's own on paper. */
const onPaper = (codeStyle: string) => (DARK_CODE_STYLES.some((dark) => dark === codeStyle) ? '' : codeStyle);

/** An article on paper, always light, in sheets of A4 (1123 px) as the printer breaks them. */
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
          <bdi>{article.nickname}</bdi> · {article.createTime.slice(0, 10)}
        </p>
        <ArticleContent html={html} theme={article.theme} codeStyle={onPaper(article.codeStyle)} />
      </Sheet>
    </>
  );
}

import Link from 'next/link';
import { ArticleContent } from '@/components/article/article-content';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import type { Article } from '@/lib/domain/article/schema';
import { PrintButton } from './print-button';
import styles from './article-print.module.css';

interface ArticlePrintProps {
  article: Omit<Article, 'html'>;
  /** The rendered html of its content. */
  html: string;
}

/** An article on paper: sheets of 1123 px, the height of A4, as the printer will break them. */
export function ArticlePrint({ article, html }: ArticlePrintProps) {
  return (
    <>
      <header className={styles.bar} data-print="hidden">
        <Link className={buttonClass('secondary')} href={routes.article(article.id)} prefetch={false}>
          返回文章
        </Link>
        <PrintButton />
      </header>
      <main id="main" className={styles.sheet}>
        <h1 className={styles.title}>{article.articleTitle}</h1>
        <p className={styles.byline}>
          {article.nickname} · {article.createTime.slice(0, 10)}
        </p>
        <ArticleContent html={html} theme={article.theme} codeStyle={article.codeStyle} />
      </main>
    </>
  );
}

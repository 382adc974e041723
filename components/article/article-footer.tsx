import Link from 'next/link';
import type { ReactNode } from 'react';
import { ArticleActions } from '@/components/article/article-actions';
import { UgcLink } from '@/components/ui/text/ugc-link';
import type { Article } from '@/lib/domain/article/schema';
import { categoryTint, tagLabel } from '@/lib/domain/article/labels';
import { routes } from '@/lib/config/routes';
import { safeLink } from '@/lib/utils/address/safe-link';
import styles from './article-footer.module.css';

interface ArticleFooterProps {
  article: Omit<Article, 'html'>;
  children: ReactNode;
}

export function ArticleFooter({ article, children }: ArticleFooterProps) {
  const { id, userId, articleTitle, nickname, likeCounts, commentCounts } = article;
  const source = safeLink(article.linkUrl);
  return (
    <footer className={styles.footer}>
      {article.tags.length > 0 && (
        <ul className={styles.tags} aria-label="标签" data-tint={categoryTint(article.category)}>
          {article.tags.map((tag) => (
            <li key={tag}>
              <Link className={styles.tag} href={routes.tag(tag)} prefetch={false} rel="tag">
                {tagLabel(tag)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {source && (
        <p className={styles.source}>
          转载自：
          <UgcLink href={source.href}>{`${source.host}${source.pathname}`.slice(0, 120)}</UgcLink>
        </p>
      )}
      <ArticleActions article={{ id, userId, articleTitle, nickname, likeCounts, commentCounts }} place="row" />
      {children}
    </footer>
  );
}

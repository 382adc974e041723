import Link from 'next/link';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { LevelBadge } from '@/components/ui/level-badge';
import { TextHeading } from '@/components/ui/text/text-heading';
import { AuthorTools } from '@/components/article/own/author-tools';
import { StatusBadge } from '@/components/article/status-badge';
import { ViewCount } from '@/components/article/view-count';
import { FollowButton } from '@/components/user/follow-button';
import { MessageLink } from '@/components/user/message-link';
import { routes } from '@/lib/config/routes';
import type { Article } from '@/lib/domain/article/schema';
import { CATEGORIES } from '@/lib/domain/article/categories';
import { levelOf } from '@/lib/domain/user/levels';
import { toIsoTime } from '@/lib/utils/time';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './article-header.module.css';

interface ArticleHeaderProps {
  article: Omit<Article, 'html'>;
  readingMinutes: number;
}

/** Dates are absolute, because the page is shared and cached for an hour. */
export function ArticleHeader({ article, readingMinutes }: ArticleHeaderProps) {
  const category = CATEGORIES.find(({ code }) => code === article.category);
  return (
    <header>
      {category && (
        <nav className={styles.crumb} aria-label="面包屑" data-print="hidden">
          <Link href={routes.home({ category: category.code })} prefetch={false}>
            {category.label}
          </Link>
        </nav>
      )}
      <TextHeading title={article.articleTitle}>
        {' '}
        <StatusBadge status={article.status} />
      </TextHeading>
      <div className={styles.byline}>
        <a
          className={controls.touchArea}
          href={routes.user(article.userId)}
          target="_blank"
          rel="noopener"
          tabIndex={-1}
          aria-hidden
        >
          <Avatar userId={article.userId} nickname={article.nickname} src={article.avatar} size={40} />
        </a>
        <div className={styles.who}>
          <p className={styles.author}>
            <a className={recipes.truncate} href={routes.user(article.userId)} {...NEW_TAB} rel="author noopener">
              <bdi>{article.nickname}</bdi>
            </a>
            <LevelBadge level={levelOf(article.userExp)} />
            {article.job !== '' && <bdi className={styles.job}>{article.job}</bdi>}
          </p>
          <p className={styles.meta}>
            <time dateTime={toIsoTime(article.createTime)} title={article.createTime}>
              {article.createTime.slice(0, 16)}
            </time>
            <ViewCount id={article.id} rendered={article.viewCounts} />
            <span className={styles.minutes}>{`约 ${readingMinutes} 分钟读完`}</span>
          </p>
        </div>
        <div className={styles.actions} data-print="hidden">
          <FollowButton userId={article.userId} nickname={article.nickname} />
          <MessageLink userId={article.userId} nickname={article.nickname} />
          <AuthorTools article={{ id: article.id, userId: article.userId, articleTitle: article.articleTitle }} />
        </div>
      </div>
    </header>
  );
}

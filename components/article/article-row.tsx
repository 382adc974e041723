import Link from 'next/link';
import type { ReactNode } from 'react';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { CoverImage } from '@/components/ui/cover-image';
import { GeneratedCover } from '@/components/ui/generated-cover';
import { IconCount } from '@/components/ui/icon-count';
import { RelativeTime } from '@/components/ui/relative-time';
import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { categoryOfTags, categoryTint, tagLabel, titleId } from '@/lib/domain/article/labels';
import { textLang } from '@/lib/utils/text-lang';
import recipes from '@/styles/recipes.module.css';
import styles from './article-row.module.css';
import { ReadMark } from './read-mark';
import { StatusBadge } from './status-badge';

const AVATAR_SIZE = 20;

/** An article as a list knows it: results of a search and entries of the history know less than the feed. */
type RowArticle = Pick<
  ArticleSummary,
  | 'id'
  | 'userId'
  | 'nickname'
  | 'articleTitle'
  | 'description'
  | 'coverImage'
  | 'viewCounts'
  | 'likeCounts'
  | 'commentCounts'
> &
  Partial<Pick<ArticleSummary, 'avatar' | 'createTime' | 'category' | 'tags' | 'pinned' | 'status'>>;

interface ArticleRowProps {
  article: RowArticle;
  /** An author's own list does not repeat the author; the history's rows stand below the heading of their day. */
  variant?: 'feed' | 'search' | 'history' | 'own';
  renderedAt: number;
  like?: ReactNode;
  slot?: ReactNode;
  /** The heading of the day that begins with this row. */
  day?: ReactNode;
  time?: ReactNode;
  badge?: ReactNode;
  mark?: (text: string) => ReactNode;
  /** The article was deleted: there is nothing to open or to count. */
  isGone?: boolean;
  /** The article came while the list was open. */
  isNew?: boolean;
  eager?: boolean;
  headingId?: string;
  position?: number;
  total?: number;
}

const asIs = (text: string): ReactNode => text;

/** The one row for articles. It opens the article in a new tab; author, tags, like and slot are targets of their own. */
export function ArticleRow(props: ArticleRowProps) {
  const { article, variant = 'feed', renderedAt, like, slot, day, time, badge, mark = asIs } = props;
  const { id, userId, nickname, tags = [], category = categoryOfTags(tags), createTime = '', status } = article;
  const { headingId = titleId(id), position, total, isGone, isNew, eager } = props;
  const Heading = variant === 'history' ? 'h3' : 'h2';
  return (
    <article
      className={isNew ? `${styles.row} ${recipes.unfold}` : styles.row}
      role="article"
      aria-posinset={position}
      aria-setsize={total}
      aria-labelledby={headingId}
    >
      {day}
      <div>
        <Heading id={headingId} dir="auto" lang={textLang(article.articleTitle)}>
          {isGone ? (
            article.articleTitle
          ) : (
            <a href={routes.article(id)} {...NEW_TAB} rel="noopener">
              {mark(article.articleTitle)}
            </a>
          )}
        </Heading>
        <p dir="auto" lang={textLang(article.description)}>
          {mark(article.description)}
        </p>
      </div>
      <footer>
        {variant !== 'own' && nickname !== '' && (
          <Link href={routes.user(userId)} prefetch={false}>
            <Avatar userId={userId} nickname={nickname} src={article.avatar ?? ''} size={AVATAR_SIZE} />
            <bdi>{nickname}</bdi>
          </Link>
        )}
        {time ?? <RelativeTime value={createTime} renderedAt={renderedAt} />}
        {variant === 'own' && article.pinned && <Badge tone="accent">置顶</Badge>}
        {badge ?? (status && <StatusBadge status={status} />)}
        <ul data-tint={categoryTint(category)}>
          {tags.map((tag) => (
            <li key={tag}>
              <Link href={routes.tag(tag)} prefetch={false}>
                {mark(tagLabel(tag))}
              </Link>
            </li>
          ))}
        </ul>
        <ReadMark id={id} />
        {!isGone && (
          <>
            <IconCount icon="view" label="阅读" count={article.viewCounts} />
            {like ?? <IconCount icon="like" label="点赞" count={article.likeCounts} />}
            <IconCount icon="comment" label="评论" count={article.commentCounts} />
          </>
        )}
      </footer>
      {article.coverImage === '' ? (
        <GeneratedCover className={styles.cover} id={id} tint={categoryTint(category)} />
      ) : (
        <CoverImage className={styles.cover} src={article.coverImage} eager={eager === true} />
      )}
      {slot && <div className={styles.slot}>{slot}</div>}
    </article>
  );
}

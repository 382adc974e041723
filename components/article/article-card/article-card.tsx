import type { ReactNode } from 'react';
import { CoverImage } from '@/components/ui/cover-image/cover-image';
import { Link } from '@/components/ui/link/link';
import { RelativeTime } from '@/components/ui/relative-time/relative-time';
import { routes } from '@/lib/config/routes';
import type { ArticleCard as Card } from '@/lib/domain/article/schema';
import { statusLabel, tagLabel } from '@/lib/domain/article/utils';
import styles from './article-card.module.css';
import { CardCounts } from './card-counts';

interface ArticleCardProps {
  card: Card;
  /** 1-based place in the feed. */
  position: number;
  /** Rows of the whole feed, -1 when unknown. */
  total: number;
  renderedAt: number;
  /** Part of the first screen: its picture is loaded at once. */
  eager?: boolean;
  /** What the reader can do with it, below the card. */
  tools?: ReactNode;
}

/** Finds the title of an article of a feed. */
export const cardTitle = (articleId: string) =>
  document.querySelector(`h2 > a[href=${JSON.stringify(routes.article(articleId))}]`);

/** An article in a feed: one target that opens it in a new tab, and its author. */
export function ArticleCard({ card, position, total, renderedAt, eager = false, tools }: ArticleCardProps) {
  const headingId = `a${position}`;
  const status = statusLabel(card.status);
  return (
    <article className={styles.card} aria-posinset={position} aria-setsize={total} aria-labelledby={headingId}>
      <header>
        <Link href={routes.user(card.userId)}>{card.nickname}</Link>
        <RelativeTime value={card.createTime} renderedAt={renderedAt} dateAfterWeek />
        {card.pinned && <em>置顶</em>}
        {status && <em data-status={status}>{status}</em>}
      </header>
      <div>
        <h2 id={headingId}>
          <a href={routes.article(card.id)} target="_blank" rel="noopener">
            {card.articleTitle}
          </a>
        </h2>
        <p>{card.description}</p>
      </div>
      {card.coverImage && <CoverImage className={styles.cover} src={card.coverImage} alt="" eager={eager} />}
      <footer>
        <CardCounts card={card} />
        <ul>
          {card.tags.map((tag) => (
            <li key={tag}>{tagLabel(tag)}</li>
          ))}
        </ul>
      </footer>
      {tools}
    </article>
  );
}

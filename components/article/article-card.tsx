import Link from 'next/link';
import type { ReactNode } from 'react';
import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { tagLabel, titleId } from '@/lib/domain/article/utils';
import styles from './article-card.module.css';
import { CardCounts } from './card-counts';

interface ArticleCardProps {
  card: ArticleSummary;
  /** Its `CardText`, rendered by the server or here. */
  text: ReactNode;
  /** 1-based place in the feed. */
  position: number;
  /** Rows of the whole feed, -1 when unknown. */
  total: number;
  /** What the reader can do with it, below the card. */
  tools?: ReactNode;
}

/** An article in a feed: one target that opens it in a new tab, and its author. */
export function ArticleCard({ card, text, position, total, tools }: ArticleCardProps) {
  return (
    <article className={styles.card} aria-posinset={position} aria-setsize={total} aria-labelledby={titleId(card.id)}>
      {text}
      <footer>
        <CardCounts card={card} />
        <ul>
          {card.tags.map((tag) => (
            <li key={tag}>
              <Link href={routes.search({ value: tagLabel(tag) })} prefetch={false}>
                {tagLabel(tag)}
              </Link>
            </li>
          ))}
        </ul>
      </footer>
      {tools}
    </article>
  );
}

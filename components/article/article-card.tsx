import Link from 'next/link';
import type { ReactNode } from 'react';
import { CardText } from '@/components/article/card-text';
import { Icon } from '@/components/ui/icon';
import { IconCount } from '@/components/ui/icon-count';
import { ToggleButton } from '@/components/ui/toggle-button';
import { useLikeArticle } from '@/hooks/article/use-article-toggles';
import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { tagLabel, titleId } from '@/lib/domain/article/labels';
import recipes from '@/styles/recipes.module.css';
import styles from './article-card.module.css';

interface ArticleCardProps {
  card: ArticleSummary;
  renderedAt: number;
  eager?: boolean;
  /** It came while the list was open. */
  isNew?: boolean;
  position: number;
  total: number;
  tools?: ReactNode;
}

/** The card opens the article in a new tab; the author is a second target. */
export function ArticleCard({ card, renderedAt, eager, isNew = false, position, total, tools }: ArticleCardProps) {
  const like = useLikeArticle(card);
  return (
    <article
      className={isNew ? `${styles.card} ${recipes.unfold}` : styles.card}
      aria-posinset={position}
      aria-setsize={total}
      aria-labelledby={titleId(card.id)}
    >
      <CardText card={card} renderedAt={renderedAt} eager={eager} />
      <footer>
        <IconCount icon="view" label="浏览" count={card.viewCounts} />
        <ToggleButton
          {...like}
          warm
          icon={<Icon of={like.active ? 'like-filled' : 'like'} size={16} />}
          label="点赞"
          count={card.likeCounts}
          compact
        />
        <IconCount icon="comment" label="评论" count={card.commentCounts} />
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

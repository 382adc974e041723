import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { CoverImage } from '@/components/ui/cover-image';
import { GeneratedCover } from '@/components/ui/generated-cover';
import { RelativeTime } from '@/components/ui/relative-time';
import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { categoryTint, titleId } from '@/lib/domain/article/labels';
import styles from './article-card.module.css';
import { StatusBadge } from './status-badge';

const AVATAR_SIZE = 20;

interface CardTextProps {
  card: ArticleSummary;
  renderedAt: number;
  eager?: boolean;
}

/** The constant parts of a card: author, title, description and picture. */
export function CardText({ card, renderedAt, eager = false }: CardTextProps) {
  return (
    <>
      <header>
        <Link href={routes.user(card.userId)} prefetch={false}>
          <Avatar userId={card.userId} nickname={card.nickname} src={card.avatar} size={AVATAR_SIZE} />
          <bdi>{card.nickname}</bdi>
        </Link>
        <RelativeTime value={card.createTime} renderedAt={renderedAt} />
        {card.pinned && <Badge tone="accent">置顶</Badge>}
        <StatusBadge status={card.status} />
      </header>
      <div>
        <h2 id={titleId(card.id)} dir="auto">
          <a href={routes.article(card.id)} target="_blank" rel="noopener">
            {card.articleTitle}
          </a>
        </h2>
        <p dir="auto">{card.description}</p>
      </div>
      {card.coverImage ? (
        <CoverImage className={styles.cover} src={card.coverImage} eager={eager} />
      ) : (
        <GeneratedCover className={styles.cover} id={card.id} tint={categoryTint(card.category)} />
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { fingerprint } from '@/lib/utils/fingerprint';
import { CardText } from './card-text';

/** Texts of cards that the server has rendered, by what they show. */
export type CardTexts = Readonly<Record<string, ReactNode>>;

/** Cache key of a card's text: rows that show the same have the same key. */
const textKey = (card: ArticleSummary) => {
  const { id, nickname, avatar, createTime, pinned, status, articleTitle, description, coverImage } = card;
  const shown = [nickname, avatar, createTime, String(pinned), status, articleTitle, description, coverImage];
  return `${id} ${fingerprint(shown.join('\n'))}`;
};

/** Renders the texts of a page's cards, for the server component of the page. */
export const cardTexts = (cards: readonly ArticleSummary[], renderedAt: number): CardTexts =>
  Object.fromEntries(
    cards.map((card, index) => {
      const key = textKey(card);
      return [key, <CardText key={key} card={card} renderedAt={renderedAt} eager={index === 0} />];
    }),
  );

/** The text that the server rendered for a row; undefined where the row has changed since. */
export const renderedText = (texts: CardTexts | undefined, card: ArticleSummary): ReactNode => texts?.[textKey(card)];

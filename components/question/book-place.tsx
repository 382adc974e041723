import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { routes, type QuestionBookName } from '@/lib/config/routes';
import { BOOK_TITLES } from '@/lib/domain/question/practice';
import styles from './question-practice.module.css';

interface BookPlaceProps {
  book: QuestionBookName;
  place: number;
  count: number;
}

export const BookPlace = ({ book, place, count }: BookPlaceProps) => (
  <Link
    className={`${buttonClass('quiet')} ${styles.place}`}
    href={routes.questionBook(book)}
    prefetch={false}
    aria-label={`${BOOK_TITLES[book]}，第 ${place} 题，共 ${count} 题`}
  >
    <span>{BOOK_TITLES[book]}</span>
    <span>{`${place} / ${count}`}</span>
  </Link>
);

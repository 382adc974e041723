'use client';

import Link from 'next/link';
import { usePractice } from './use-practice';
import { routes } from '@/lib/config/routes';
import { QUESTION_TAGS } from '@/lib/domain/question/constants';
import styles from './question-tags.module.css';

interface QuestionTagsProps {
  as?: 'rows' | 'tiles';
}

export function QuestionTags({ as = 'rows' }: QuestionTagsProps) {
  const { records, places } = usePractice();
  const answered = Object.values(records).filter(({ right }) => right !== undefined);
  return (
    <ul className={`${styles.tags} ${styles[as]}`}>
      {QUESTION_TAGS.map(({ id, name, first }) => {
        const count = answered.filter(({ tag }) => tag === id).length;
        const place = places[id];
        return (
          <li key={id}>
            <Link className={styles.tag} href={routes.question(place ?? first, id)} prefetch={false}>
              <b>{name}</b>
              <span>{`${count > 0 ? `已练 ${count} 题 · ` : ''}${place ? '继续' : '开始'}`}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

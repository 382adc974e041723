'use client';

import Link from 'next/link';
import { LineIcon } from '@/components/ui/line-icon';
import { ProgressRing } from '@/components/ui/state/progress-ring';
import { usePractice } from './use-practice';
import { routes } from '@/lib/config/routes';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import styles from './question-tags.module.css';

interface QuestionTagsProps {
  as?: 'rows' | 'tiles';
}

/** The categories, with what the reader has practised; a ring shows how much of it was right. */
export function QuestionTags({ as = 'rows' }: QuestionTagsProps) {
  const { records, places } = usePractice();
  const answered = Object.values(records).filter(({ right }) => right !== undefined);
  return (
    <ul className={`${styles.tags} ${styles[as]}`}>
      {QUESTION_TAGS.map(({ id, name, first }) => {
        const own = answered.filter(({ tag }) => tag === id);
        const part = own.length > 0 ? own.filter(({ right }) => right).length / own.length : 0;
        const percent = `${Math.round(part * 100)}%`;
        const place = places[id];
        return (
          <li key={id}>
            <Link className={styles.tag} href={routes.question(place ?? first, id)} prefetch={false}>
              {as === 'tiles' && (
                <ProgressRing part={part} label={own.length > 0 ? `答对 ${percent}` : undefined}>
                  {own.length > 0 ? percent : <LineIcon of="play" size={14} />}
                </ProgressRing>
              )}
              <b>{name}</b>
              <span>{`${own.length > 0 ? `已练 ${own.length} 题 · ` : ''}${place ? '继续' : '开始'}`}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

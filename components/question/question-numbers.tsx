import Link from 'next/link';
import { LinksBlock } from '@/components/frame/links-block';
import { routes } from '@/lib/config/routes';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import type { QuestionPlace } from '@/lib/domain/question/schema';
import recipes from '@/styles/recipes.module.css';
import styles from './question-numbers.module.css';

interface QuestionNumbersProps extends QuestionPlace {
  current: string | undefined;
}

export const QuestionNumbers = ({ tagId, questions, current }: QuestionNumbersProps) => (
  <LinksBlock title={`${QUESTION_TAGS.find(({ id }) => id === tagId)?.name ?? ''} · ${questions.length} 题`}>
    <ol className={styles.numbers}>
      {questions.map(({ id, title }, index) => (
        <li key={id}>
          <Link
            className={styles.number}
            href={routes.question(id, tagId)}
            prefetch={false}
            aria-current={id === current ? 'page' : undefined}
          >
            <b>{index + 1}</b>
            <span className={recipes.truncate} dir="auto">
              {title}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </LinksBlock>
);

import { MAX_LEVEL } from '@/lib/domain/question/choices';
import styles from './question-level.module.css';

export const QuestionLevel = ({ level }: { level: number }) => (
  <span
    className={styles.bars}
    role="img"
    aria-label={`难度 ${level}，最高 ${MAX_LEVEL}`}
    style={{ backgroundSize: `${(level / MAX_LEVEL) * 100}% 100%` }}
  />
);

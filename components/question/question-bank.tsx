import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import { PracticeFacts } from './practice-facts';
import { QuestionTags } from './question-tags';
import { RandomQuestion } from './random-question';
import recipes from '@/styles/recipes.module.css';
import styles from './question-bank.module.css';

export const QuestionBank = () => (
  <div className={styles.bank}>
    <PracticeFacts />
    <section aria-labelledby="categories">
      <div className={styles.head}>
        <h2 id="categories" className={recipes.cardHeading}>
          选一个分类
        </h2>
        <div className={styles.ways}>
          <Link className={buttonClass('secondary', 'small')} href={routes.learning()} prefetch={false} rel="nofollow">
            学习台与模拟考
          </Link>
          <RandomQuestion />
        </div>
      </div>
      <QuestionTags as="tiles" />
    </section>
  </div>
);

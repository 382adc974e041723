import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import { LearningData } from './learning-data';
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
    <section aria-labelledby="learning-data">
      <h2 id="learning-data" className={recipes.cardHeading}>
        学习数据
      </h2>
      <p className={styles.note}>教程进度、阅读位置与练习记录都在这个浏览器里，可以存成一个文件，带到另一台设备。</p>
      <LearningData />
    </section>
  </div>
);

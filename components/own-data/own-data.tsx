import type { ReactNode } from 'react';
import recipes from '@/styles/recipes.module.css';
import { KeptList } from './kept-list';
import styles from './own-data.module.css';

export const OwnData = () => (
  <div className={styles.page}>
    <Section title="这个浏览器保存了什么" note="只在这台设备上，不会上传；退出登录后别人看不到。">
      <KeptList />
    </Section>
  </div>
);

const Section = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h2 className={recipes.cardHeading}>{title}</h2>
    <p className={styles.note}>{note}</p>
    {children}
  </section>
);

import type { ReactNode } from 'react';
import recipes from '@/styles/recipes.module.css';
import { KeptList } from './kept-list';
import { TakeOutForm } from './take-out-form';
import styles from './own-data.module.css';

export const OwnData = () => (
  <div className={styles.page}>
    <Section title="这个浏览器保存了什么" note="只在这台设备上，不会上传；退出登录后别人看不到。">
      <KeptList />
    </Section>
    <Section title="带走我的数据" note="在浏览器里打包成一个 zip，不经过别的服务器。压缩包里没有密码和登录凭证。">
      <TakeOutForm />
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

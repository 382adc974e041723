'use client';

import { useState, type ReactNode } from 'react';
import recipes from '@/styles/recipes.module.css';
import { KeptList } from './kept-list';
import { ImportForm } from './import-form';
import { ExportForm } from './export-form';
import styles from './own-data.module.css';

export function OwnData() {
  const [taken, setTaken] = useState(0);
  return (
    <div className={styles.page}>
      <Section title="这个浏览器保存了什么" note="只在这台设备上，不会上传；退出登录后别人看不到。">
        <KeptList key={taken} />
      </Section>
      <Section title="带走我的数据" note="在浏览器里打包成一个 zip，不经过别的服务器。压缩包里没有密码和登录凭证。">
        <ExportForm />
      </Section>
      <Section
        title="在这个浏览器里恢复"
        note="选择从另一台设备带走的 zip，草稿、笔记、进度和偏好会合并进来，不会发布任何内容。文章可以在写文章时导入，站点在“文件夹”里导入书签。"
      >
        <ImportForm onTaken={() => setTaken(taken + 1)} />
      </Section>
    </div>
  );
}

const Section = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h2 className={recipes.cardHeading}>{title}</h2>
    <p className={styles.note}>{note}</p>
    {children}
  </section>
);

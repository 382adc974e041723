import type { Metadata } from 'next';
import { BrowseHistory, HistorySkeletons } from '@/components/history/browse-history';
import { MemberOnly } from '@/components/session/member-only';
import styles from './browse-history.module.css';

export const metadata: Metadata = { title: '浏览历史', robots: { index: false } };

export default function BrowseHistoryPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>浏览历史</h1>
      </header>
      <MemberOnly message="登录后可查看读过的文章" skeleton={<HistorySkeletons />}>
        <BrowseHistory />
      </MemberOnly>
    </div>
  );
}

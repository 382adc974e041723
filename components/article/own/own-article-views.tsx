'use client';

import { STATUS_BADGES } from '@/lib/domain/article/article-status';
import { OwnDrafts } from '@/components/write-center/drafts/own-drafts';
import controls from '@/styles/controls.module.css';
import styles from './own-article-views.module.css';

export type OwnArticleView = 'all' | 'published' | 'pending' | 'rejected' | 'drafts';

const VIEWS: readonly { view: OwnArticleView; label: string }[] = [
  { view: 'all', label: '全部' },
  { view: 'published', label: '已发布' },
  { view: 'pending', label: STATUS_BADGES.pending.label },
  { view: 'rejected', label: STATUS_BADGES.rejected.label },
  { view: 'drafts', label: '草稿' },
];

interface OwnArticleViewsProps {
  userId: string;
  view: OwnArticleView;
  onView: (view: OwnArticleView) => void;
}

export const OwnArticleViews = ({ userId, view: current, onView }: OwnArticleViewsProps) => (
  <>
    <div className={styles.views} role="group" aria-label="筛选文章">
      {VIEWS.map(({ view, label }) => (
        <button
          key={view}
          className={controls.innerTab}
          type="button"
          aria-pressed={view === current}
          onClick={() => onView(view)}
        >
          {label}
        </button>
      ))}
    </div>
    {current === 'drafts' && <OwnDrafts userId={userId} />}
  </>
);

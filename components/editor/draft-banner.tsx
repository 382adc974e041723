'use client';

import { Button } from '@/components/ui/button';
import type { ArticleDraft } from '@/hooks/editor/use-article-draft';
import { clockTime } from './clock-time';
import { downloadText } from './download-text';
import { OtherDrafts } from './other-drafts';
import styles from './draft-banner.module.css';

/** Notices about drafts, such as a restored one, with buttons to keep or discard it. */
export const DraftBanner = ({ draft }: { draft: ArticleDraft }) => (
  <>
    <FoundBanner draft={draft} />
    <OtherDrafts draft={draft} />
  </>
);

function FoundBanner({ draft: { found, keep, discard, undoDiscard } }: { draft: ArticleDraft }) {
  if (found.kind === 'restored') {
    return (
      <div className={styles.banner} role="status">
        <p>
          已恢复 {clockTime(found.savedAt)} 保存的草稿
          {found.outdated && '；文章在那之后有过更新，发布会覆盖它'}
          {found.elsewhere && '；它也在另一个标签页里打开着，两边各自保存'}
        </p>
        <Button size="small" variant="primary" onClick={keep}>
          保留草稿
        </Button>
        <Button size="small" onClick={discard}>
          放弃草稿
        </Button>
      </div>
    );
  }
  if (found.kind === 'discarded') {
    return (
      <div className={styles.banner} role="status">
        <p>已放弃草稿，开始写新内容后就不能撤销了</p>
        <Button size="small" onClick={undoDiscard}>
          撤销
        </Button>
        <Button size="small" onClick={() => downloadText(found.writing)}>
          下载备份
        </Button>
        <Button size="small" variant="quiet" onClick={keep}>
          知道了
        </Button>
      </div>
    );
  }
  return null;
}

'use client';

import { Button } from '@/components/ui/button';
import type { DraftControls } from '@/hooks/editor/use-draft';
import { clockTime } from './clock-time';
import { downloadText } from './download-text';
import { AsideBanner } from './aside-banner';
import styles from './draft-banner.module.css';

/** What an author has to know of their draft, with a way to decide. */
export function DraftBanner({ draft }: { draft: DraftControls }) {
  if (draft.elsewhere) {
    return (
      <div className={styles.banner} data-tone="warning" role="alert">
        <p>这篇草稿正在另一个标签页里编辑，这里的修改不会自动保存</p>
        <Button size="small" onClick={draft.takeOver}>
          在此页继续编辑
        </Button>
      </div>
    );
  }
  return (
    <>
      <FoundBanner draft={draft} />
      {draft.aside && <AsideBanner aside={draft.aside} onSwap={draft.swap} onDrop={draft.dropAside} />}
    </>
  );
}

function FoundBanner({ draft: { found, keep, discard, undoDiscard } }: { draft: DraftControls }) {
  if (found.kind === 'restored') {
    return (
      <div className={styles.banner} role="status">
        <p>
          已恢复 {clockTime(found.savedAt)} 保存的草稿
          {found.outdated && '；文章在那之后有过更新，发布会覆盖它'}
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

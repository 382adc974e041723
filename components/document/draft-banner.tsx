'use client';

import { Button } from '@/components/ui/button';
import { EarlierNote } from '@/components/ui/form/earlier-note';
import type { EarlierState } from '@/hooks/use-confirmed-mutation';
import type { DocumentDraft } from '@/hooks/document/use-document-draft';
import { clockTime } from '@/lib/utils/clock-time';
import { OtherDrafts } from './other-drafts';
import styles from './draft-banner.module.css';

interface DraftBannerProps<T extends object> {
  draft: DocumentDraft<T>;
  textOf: (value: T) => string;
  outdatedNote: string;
  onDownload: (value: T) => void;
  earlier: EarlierState;
}

export const DraftBanner = <T extends object>({ draft, textOf, earlier, ...props }: DraftBannerProps<T>) => (
  <>
    <EarlierNote state={earlier} />
    {earlier !== 'done' && (
      <>
        <FoundBanner draft={draft} {...props} />
        <OtherDrafts draft={draft} textOf={textOf} />
      </>
    )}
  </>
);

function FoundBanner<T extends object>({
  draft: { found, keep, discard, undoDiscard },
  outdatedNote,
  onDownload,
}: Omit<DraftBannerProps<T>, 'textOf' | 'earlier'>) {
  if (found.kind === 'restored') {
    return (
      <div className={styles.banner} role="status">
        <p>
          {[
            `已恢复 ${clockTime(found.savedAt)} 保存的草稿`,
            found.outdated && outdatedNote,
            found.elsewhere && '它也在另一个标签页里打开着，两边各自保存',
          ]
            .filter(Boolean)
            .join('；')}
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
        <Button size="small" onClick={() => onDownload(found.value)}>
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

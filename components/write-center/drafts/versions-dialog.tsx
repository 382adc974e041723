'use client';

import { useEffect, useState } from 'react';
import { TextDiff } from '@/components/document/text-diff';
import { BinButton } from '@/components/ui/list/bin-button';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { EmptyState } from '@/components/ui/state/empty-state';
import { LoadingMark } from '@/components/ui/state/loading-mark';
import { showToast } from '@/lib/browser/toast-store';
import {
  changeWhole,
  keepArticleVersion,
  listArticleVersions,
  VERSION_REASONS,
  type ArticleVersion,
} from '@/lib/domain/write-center/article-versions';
import { articleLines } from '@/lib/domain/write-center/writing';
import { useWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { removeVersion } from '@/lib/drafts/versions';
import { clockTime } from '@/lib/utils/clock-time';
import { countWords } from '@/lib/utils/count-words';
import { lookUp } from '@/lib/utils/look-up';
import recipes from '@/styles/recipes.module.css';
import styles from './versions-dialog.module.css';

const WIDTH = 960;
const LABELS = { before: '仅在这一版里：', after: '仅在现在的内容里：' };

interface VersionsDialogProps {
  draftId: () => string | undefined;
  onClose: () => void;
}

const signed = (difference: number) => (difference > 0 ? `+${difference}` : `−${-difference}`);

/** Its length, and how it differs from that of the version before it. */
function lengthsOf(versions: readonly ArticleVersion[]): string[] {
  const words = versions.map(({ value }) => countWords(value.content));
  return words.map((count, index) => {
    const difference = count - (words[index + 1] ?? count);
    return difference === 0 ? `${count} 字` : `${count} 字 ${signed(difference)}`;
  });
}

export function VersionsDialog({ draftId, onClose }: VersionsDialogProps) {
  const [versions, setVersions] = useState<readonly ArticleVersion[] | 'loading' | 'failed'>('loading');
  const [chosenId, setChosenId] = useState<string>();
  const current = useWriting(({ value }) => value);

  const load = async () => listArticleVersions(draftId()).then(setVersions, () => setVersions('failed'));
  useEffect(() => {
    void listArticleVersions(draftId()).then(setVersions, () => setVersions('failed'));
  }, [draftId]);

  const keepNow = () => {
    keepArticleVersion(draftId(), 'manual').then(load, () => showToast('没能存下这个版本，请先下载备份', 'failed'));
  };
  const restore = async ({ savedAt, value }: ArticleVersion) => {
    try {
      await keepArticleVersion(draftId(), 'restore');
    } catch {
      return showToast('没能先存下现在的内容，所以没有恢复；请先下载备份', 'failed');
    }
    changeWhole('restore', () => writingStore.restore(value));
    showToast(`已恢复 ${clockTime(savedAt)} 的版本`);
    onClose();
  };
  const remove = ({ id }: ArticleVersion) => {
    removeVersion(id).then(load, () => showToast('没能删除这个版本', 'failed'));
  };

  const list = typeof versions === 'string' ? [] : versions;
  const chosen = list.find(({ id }) => id === chosenId) ?? list[0];
  const lengths = lengthsOf(list);
  return (
    <Dialog title="历史版本" width={WIDTH} onClose={onClose}>
      <p className={styles.note}>
        写作时每 10 分钟存一版，导入、替换等大改动之前也存一版，只留在这个浏览器里。
        <button className={styles.keep} type="button" onClick={keepNow}>
          现在存一版
        </button>
      </p>
      {versions === 'loading' && <LoadingMark />}
      {versions === 'failed' && <p role="alert">这个浏览器现在不能读取历史版本，可能是存储被禁用或已满。</p>}
      {versions !== 'loading' && versions !== 'failed' && list.length === 0 && (
        <EmptyState of="history" small>
          还没有历史版本
        </EmptyState>
      )}
      {chosen && (
        <div className={styles.panes}>
          <ol className={styles.list} aria-label="版本">
            {list.map((version, index) => (
              <li key={version.id}>
                <button
                  type="button"
                  aria-pressed={version === chosen}
                  data-autofocus={index === 0 || undefined}
                  onClick={() => setChosenId(version.id)}
                >
                  <strong className="tabular">{`${clockTime(version.savedAt)} `}</strong>
                  <span className="tabular">{lengths[index]}</span>
                  <small className={recipes.truncate}>{lookUp(VERSION_REASONS, version.reason) ?? '自动保存'}</small>
                </button>
              </li>
            ))}
          </ol>
          <div className={styles.chosen}>
            <p className={styles.note}>以 − 标出只在这一版里的行，以 + 标出只在现在的内容里的行。</p>
            <TextDiff
              before={articleLines(chosen.value)}
              after={articleLines(current)}
              labels={LABELS}
              same="和现在的内容一样"
            />
            <div className={styles.actions}>
              <BinButton label="删除这一版" onClick={() => remove(chosen)} />
              <Button variant="primary" onClick={() => void restore(chosen)}>
                恢复这一版
              </Button>
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
}

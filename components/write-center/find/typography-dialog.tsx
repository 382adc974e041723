'use client';

import type { BytemdEditorContext } from 'bytemd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { LoadingMark } from '@/components/ui/state/loading-mark';
import { showToast } from '@/lib/browser/toast-store';
import type { TypographyChange, TypographyKind } from '@/lib/html/typography';
import controls from '@/styles/controls.module.css';
import { applyPlaces } from './apply-places';
import { ChangeExcerpt } from './change-excerpt';
import styles from './typography-dialog.module.css';

const WIDTH = 640;
/** More of a kind are not looked at one by one. */
const MAX_LISTED = 100;

const KINDS: readonly { kind: TypographyKind; title: string }[] = [
  { kind: 'space', title: '中文与英文、数字、代码之间的空格' },
  { kind: 'punctuation', title: '中文里的半角标点' },
  { kind: 'repeated', title: '重复的标点' },
  { kind: 'width', title: '全角的字母和数字' },
];

interface TypographyDialogProps {
  context: BytemdEditorContext;
  check: (markdown: string) => Promise<TypographyChange[]>;
  onClose: () => void;
}

type Checked = { text: string; changes: readonly TypographyChange[] } | 'checking' | 'failed';

export function TypographyDialog({ context, check, onClose }: TypographyDialogProps) {
  const [checked, setChecked] = useState<Checked>('checking');
  const [left, setLeft] = useState<ReadonlySet<TypographyChange>>(new Set());
  const { editor } = context;

  const checkText = useEffectEvent(async (text: string) => check(text));
  // The text cannot change below the dialog.
  useEffect(() => {
    const text = editor.getValue();
    void checkText(text).then(
      (changes) => setChecked({ text, changes }),
      () => setChecked('failed'),
    );
  }, [editor]);

  const { text, changes } = typeof checked === 'string' ? { text: '', changes: [] } : checked;
  const chosen = changes.filter((change) => !left.has(change));
  const choose = (some: readonly TypographyChange[], wanted: boolean) =>
    setLeft((known) => {
      const next = new Set(known);
      for (const change of some) {
        if (wanted) next.delete(change);
        else next.add(change);
      }
      return next;
    });
  const apply = () => {
    const edits = chosen.flatMap((change) => change.edits);
    applyPlaces(
      context,
      'format',
      edits.toSorted((one, other) => one.start - other.start || one.end - other.end),
    );
    showToast(`已改 ${chosen.length} 处，可以撤销`);
    onClose();
    editor.focus();
  };
  return (
    <Dialog title="排版检查" width={WIDTH} onClose={onClose}>
      {checked === 'checking' && <LoadingMark />}
      {checked === 'failed' && <p role="alert">没有检查成，请稍后再试。</p>}
      {typeof checked !== 'string' && changes.length === 0 && (
        <p className={styles.note} role="status">
          空格和标点都很整齐，没有要改的地方。
        </p>
      )}
      {changes.length > 0 && (
        <>
          <p className={styles.note}>代码、公式和链接地址不会动；不想改的取消勾选。</p>
          <div className={styles.kinds}>
            {KINDS.map(({ kind, title }) => {
              const ofKind = changes.filter((change) => change.kind === kind);
              if (ofKind.length === 0) return null;
              const rest = ofKind.length - MAX_LISTED;
              return (
                <fieldset key={kind} className={styles.kind}>
                  <legend>
                    <label>
                      <input
                        className={controls.checkbox}
                        type="checkbox"
                        checked={ofKind.every((change) => !left.has(change))}
                        onChange={({ target }) => choose(ofKind, target.checked)}
                      />
                      {`${title}（${ofKind.length}）`}
                    </label>
                  </legend>
                  {ofKind.slice(0, MAX_LISTED).map((change) => (
                    <label key={change.edits[0]?.start}>
                      <input
                        className={controls.checkbox}
                        type="checkbox"
                        checked={!left.has(change)}
                        onChange={({ target }) => choose([change], target.checked)}
                      />
                      <ChangeExcerpt text={text} change={change} />
                      <small className="tabular">{`第 ${change.line + 1} 行`}</small>
                    </label>
                  ))}
                  {rest > 0 && <p className={styles.note}>{`还有 ${rest} 处没有列出，随这一类一起改`}</p>}
                </fieldset>
              );
            })}
          </div>
          <div className={styles.actions}>
            <Button onClick={onClose}>取消</Button>
            <Button variant="primary" disabled={chosen.length === 0} onClick={apply}>
              {`改选中的 ${chosen.length} 处`}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

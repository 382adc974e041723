'use client';

import { changeWriting, useWriting } from '@/lib/domain/write-center/writing-store';
import { isolated, withoutDirectionControls } from '@/lib/utils/direction';
import { onOneLine } from '@/lib/utils/plain-text';
import styles from '@/components/write-center/write-center.module.css';

/** The title field; also sets the document's title, which React puts before the page's. */
export function TitleField({ readOnly }: { readOnly: boolean }) {
  const title = useWriting(({ value }) => value.title);
  const shown = onOneLine(title);
  return (
    <>
      {shown && <title>{`写作中心-${isolated(shown)}`}</title>}
      <input
        id="editor-title"
        className={styles.title}
        aria-label="文章标题"
        placeholder="输入文章标题…"
        autoComplete="off"
        readOnly={readOnly}
        value={title}
        onChange={({ target }) => changeWriting({ title: withoutDirectionControls(target.value) })}
      />
    </>
  );
}

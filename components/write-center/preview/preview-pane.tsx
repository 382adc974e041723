'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { ContentBehaviours } from '@/components/reading/content-behaviours';
import { PreviewHead } from './preview-head';
import { usePreviewState } from './use-preview';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import { followPreviewLink } from './follow-link';
import { useShownStyles } from './use-shown-styles';
import styles from './preview-pane.module.css';
import '@/components/reading/reading-content.css';

interface PreviewPaneProps {
  pane: RefObject<HTMLDivElement | null>;
  body: RefObject<HTMLDivElement | null>;
  alone: boolean;
  phone: boolean;
}

export function PreviewPane({ pane, body, alone, phone }: PreviewPaneProps) {
  const isEmpty = useWriting(({ value }) => value.content.trim() === '');
  const isShown = usePreviewState(({ ofText }) => ofText);
  const omissions = usePreviewState((preview) => preview.omissions);
  const shown = useShownStyles();
  const follow = useRef(followPreviewLink);

  useEffect(() => {
    const box = pane.current;
    const handleClick = follow.current;
    // Before an article's behaviours, which would leave the page.
    box?.addEventListener('click', handleClick, true);
    return () => box?.removeEventListener('click', handleClick, true);
  }, [pane]);

  return (
    <section
      className={styles.pane}
      ref={pane}
      aria-label="预览"
      tabIndex={0}
      data-alone={alone || undefined}
      data-phone={phone || undefined}
    >
      <div className={styles.page}>
        {isEmpty && <p className={styles.empty}>写点什么，这里就会看到读者将看到的样子</p>}
        {!isEmpty && <PreviewHead />}
        {!isEmpty && !isShown && <p className={styles.rendering}>正在生成预览…</p>}
        {omissions.length > 0 && (
          <p className={styles.omissions} role="status">
            {omissions.join('；')}
          </p>
        )}
        <ContentBehaviours>
          <div
            ref={body}
            className={`markdown-body ${styles.body}`}
            data-authoring=""
            data-md-theme={shown.theme}
            data-code-style={shown.codeGround}
          />
        </ContentBehaviours>
      </div>
    </section>
  );
}

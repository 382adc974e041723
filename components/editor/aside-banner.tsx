'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { DraftAside } from '@/hooks/editor/draft-view';
import { clockTime } from './clock-time';
import { downloadText } from './download-text';
import styles from './draft-banner.module.css';

function sentenceOf({ draft, reason }: DraftAside): string {
  const time = clockTime(draft.savedAt);
  if (reason === 'typed') return '编辑器里是另一个标签页保存的草稿；此页刚才输入的内容没有丢，已另存';
  if (reason === 'older') return `编辑器里是此页刚才输入的内容；${time} 保存的草稿没有丢，已另存`;
  if (reason === 'replaced') return '编辑器里是服务器上的文章；此页原来的内容没有丢，已另存';
  if (reason === 'swapped') return '已换成另存的内容；换下的内容没有丢，已另存';
  return `这篇文章还有一份 ${time} 另存的内容，没有打开`;
}

interface AsideBannerProps {
  aside: DraftAside;
  onSwap: () => void;
  onDrop: () => void;
}

/** Tells of a text that gave way to another one, and how to have it back. */
export function AsideBanner({ aside, onSwap, onDrop }: AsideBannerProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.banner} role="status">
      <p>
        {sentenceOf(aside)}
        {aside.count > 1 && `（共 ${aside.count} 份，这是最近的一份）`}
      </p>
      <Button size="small" variant="primary" onClick={onSwap}>
        换成另存的内容
      </Button>
      <Button size="small" onClick={() => downloadText(aside.draft.writing)}>
        下载另存的内容
      </Button>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        删除
      </Button>
      {asking && (
        <ConfirmDialog
          title="删除另存的内容"
          question="删除后无法恢复；编辑器里的内容不受影响。确定删除吗？"
          confirmLabel="删除"
          onConfirm={() => {
            setAsking(false);
            onDrop();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

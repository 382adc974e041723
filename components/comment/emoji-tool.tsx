'use client';

import { Smile } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { Popover } from '@/components/ui/layer/popover';
import { Skeleton } from '@/components/ui/state/skeleton';
import styles from './comment-box.module.css';

const PICKER_WIDTH = 320;
const PICKER_HEIGHT = 292;

const EmojiPicker = lazyComponent(async () => (await import('./emoji-picker')).EmojiPicker, {
  onFail: 'retry',
  fallback: <Skeleton width={PICKER_WIDTH} height={PICKER_HEIGHT} />,
});

interface EmojiToolProps {
  disabled: boolean;
  onPick: (emoji: string) => void;
}

export function EmojiTool({ disabled, onPick }: EmojiToolProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label="表情"
      trigger={
        <>
          <Smile size={18} strokeWidth={1.5} aria-hidden />
          表情
        </>
      }
      triggerClass={styles.tool}
      panelClass={styles.emoji}
      disabled={disabled}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      {open && <EmojiPicker onPick={onPick} />}
    </Popover>
  );
}

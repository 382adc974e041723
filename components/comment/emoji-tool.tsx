'use client';

import { Smile } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { loadEmojiPicker } from '@/components/comment/load-emoji-picker';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './comment-box.module.css';

const PICKER_WIDTH = 320;
const PICKER_HEIGHT = 292;

const EmojiPicker = lazyPart(loadEmojiPicker, {
  onFail: 'toast',
  fallback: <Skeleton width={PICKER_WIDTH} height={PICKER_HEIGHT} />,
});

interface EmojiToolProps {
  disabled: boolean;
  onPick: (emoji: string) => void;
}

/** Opens the emoji picker below the tools; it stays open for more than one. */
export function EmojiTool({ disabled, onPick }: EmojiToolProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        className={styles.tool}
        type="button"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <Smile size={18} strokeWidth={1.5} aria-hidden />
        表情
      </button>
      {open && (
        <div className={styles.picker} inert={disabled} role="group" aria-label="选择表情" onKeyDown={handleKey}>
          <EmojiPicker onPick={onPick} onLoadFailed={() => setOpen(false)} />
        </div>
      )}
    </>
  );
}

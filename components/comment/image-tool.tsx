'use client';

import { ImageIcon } from 'lucide-react';
import { useRef } from 'react';
import { acceptedImages } from '@/lib/domain/upload/utils';
import styles from './comment-box.module.css';

interface ImageToolProps {
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** Chooses the one picture of a comment. */
export function ImageTool({ disabled, onChoose }: ImageToolProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button className={styles.tool} type="button" disabled={disabled} onClick={() => chooser.current?.click()}>
        <ImageIcon size={18} strokeWidth={1.5} aria-hidden />
        图片
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedImages()}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

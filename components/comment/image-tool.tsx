'use client';

import { ImageIcon } from 'lucide-react';
import { useRef } from 'react';
import { takeFiles } from '@/lib/browser/files/take-files';
import { acceptedImages } from '@/lib/domain/upload/check-image';
import styles from './comment-box.module.css';

interface ImageToolProps {
  disabled: boolean;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
}

export function ImageTool({ disabled, multiple = false, onChoose }: ImageToolProps) {
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
        multiple={multiple}
        accept={acceptedImages()}
        onChange={({ target }) => {
          const files = takeFiles(target);
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}

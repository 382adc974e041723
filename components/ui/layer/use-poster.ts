'use client';

import { useEffect, useState } from 'react';
import { saveFile } from '@/lib/browser/files/save-file';
import { siteName } from '@/lib/browser/site-name';
import { showToast } from '@/lib/browser/toast-store';
import { fileName } from '@/lib/utils/file-name';
import { drawPoster } from './draw-poster';

/** An article as it is shared: its picture for links, and the words of its poster. */
export interface SharedCard {
  title: string;
  author: string;
  image: string;
}

export function usePoster(card: SharedCard | undefined, url: string) {
  const [poster, setPoster] = useState<{ file: Blob; src: string } | null>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => () => void (poster && URL.revokeObjectURL(poster.src)), [poster]);
  if (!card) return null;
  const { title, author } = card;
  return {
    src: poster?.src,
    pending,
    draw: async () => {
      setPending(true);
      try {
        const file = await drawPoster({ title, author, siteName: siteName(), url });
        setPoster({ file, src: URL.createObjectURL(file) });
      } catch {
        showToast('海报生成失败', 'failed');
      }
      setPending(false);
    },
    save: () => poster && saveFile(poster.file, `${fileName(title) || '海报'}.png`),
  };
}

'use client';

import { Headphones } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import menu from '@/components/ui/layer/menu-entry.module.css';
import { ListenBar } from './listen-bar';
import { useChineseVoice } from './listen-rate-choice';

/** Reads the text aloud. Absent where the browser has no Chinese voice. */
export function ListenEntry() {
  const [listening, setListening] = useState(false);
  const hasVoice = useChineseVoice();
  const root = document.querySelector<HTMLElement>('article .markdown-body');
  if (!hasVoice || !root) return null;
  return (
    <>
      <button className={menu.entry} type="button" data-close onClick={() => setListening(true)}>
        <Headphones size={18} strokeWidth={1.75} aria-hidden />
        <span>听全文</span>
      </button>
      {listening && createPortal(<ListenBar root={root} onClose={() => setListening(false)} />, document.body)}
    </>
  );
}

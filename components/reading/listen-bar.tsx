'use client';

import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { ListenRateSelect } from './listen-rate-choice';
import './listen.css';
import styles from './listen-bar.module.css';
import { useListening } from './use-listening';

interface ListenBarProps {
  root: Element;
  onClose: () => void;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function ListenBar({ root, onClose }: ListenBarProps) {
  const { status, at, total, speaker } = useListening(root, onClose);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => toggle.current?.focus({ preventScroll: true }), []);
  const isPlaying = status === 'playing';
  return (
    <section className={styles.bar} aria-label="朗读" data-print="hidden">
      <IconButton label="上一句" onClick={() => speaker.current?.step(-1)}>
        <SkipBack {...ICON} />
      </IconButton>
      <IconButton
        ref={toggle}
        label={isPlaying ? '暂停' : '播放'}
        onClick={() => (isPlaying ? speaker.current?.pause() : speaker.current?.play())}
      >
        {isPlaying ? <Pause {...ICON} /> : <Play {...ICON} />}
      </IconButton>
      <IconButton label="下一句" onClick={() => speaker.current?.step(1)}>
        <SkipForward {...ICON} />
      </IconButton>
      <ListenRateSelect onChange={() => speaker.current?.again()} />
      <span className={`${styles.place} tabular`}>{`${at + 1} / ${total} 句`}</span>
      <IconButton label="停止朗读" onClick={onClose}>
        <X {...ICON} />
      </IconButton>
    </section>
  );
}

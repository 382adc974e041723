'use client';

import { useSyncExternalStore } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { chineseVoice, followVoices } from '@/lib/browser/chinese-voice';
import { LISTEN_RATES, listenRate } from '@/lib/domain/reading/listen-rate';
import controls from '@/styles/controls.module.css';
import styles from './listen-rate-choice.module.css';

const hasVoice = () => chineseVoice() !== undefined;

export const useChineseVoice = (): boolean => useSyncExternalStore(followVoices, hasVoice, () => false);

interface ListenRateSelectProps {
  onChange?: () => void;
}

export function ListenRateSelect({ onChange }: ListenRateSelectProps) {
  const rate = useStored(listenRate) ?? 1;
  return (
    <select
      className={controls.select}
      aria-label="朗读语速"
      value={rate}
      onChange={({ target }) => {
        listenRate.set(LISTEN_RATES.find((known) => String(known) === target.value));
        onChange?.();
      }}
    >
      {LISTEN_RATES.map((known) => (
        <option key={known} value={known}>
          {known} 倍速
        </option>
      ))}
    </select>
  );
}

/** Shown on the page of all settings; absent where the browser has no Chinese voice. */
export function ListenRateLine() {
  const hasVoice = useChineseVoice();
  return (
    hasVoice && (
      <p className={styles.line}>
        <span aria-hidden>朗读语速</span>
        <ListenRateSelect />
      </p>
    )
  );
}

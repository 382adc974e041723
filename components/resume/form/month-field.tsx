'use client';

import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { isMonth, monthIn } from './month-text';
import styles from './item-fields.module.css';

const MonthControl = lazyComponent(async () => (await import('./month-control')).MonthControl, { onFail: 'toast' });

interface MonthFieldProps {
  label: string;
  /** YYYY-MM, or another client's format. */
  value: string;
  disabled?: boolean;
  placeholder?: string | undefined;
  onChange: (month: string) => void;
}

/** antd's calendar is large and comes with the first focus; until then a plain input of its size takes the keys. */
export function MonthField({ label, value, disabled = false, placeholder, onChange }: MonthFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [ready, setReady] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (text: string) => {
    if (text !== value && isMonth(text)) onChange(text);
  };
  const hint = placeholder ?? (value.trim() || label);
  return (
    <>
      {!ready && (
        <span className={styles.month} onPointerEnter={MonthControl.preload}>
          <input
            ref={input}
            className={styles.control}
            aria-label={label}
            placeholder={hint}
            autoComplete="off"
            disabled={disabled}
            value={typed ?? (disabled ? '' : monthIn(value))}
            onPointerDown={() => setPressed(true)}
            onFocus={() => setWanted(true)}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => {
              setPressed(false);
              setTyped(null);
              if (typed !== null) choose(typed.trim());
            }}
          />
          <Calendar size={14} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      {wanted && typed === null && (
        <MonthControl
          label={label}
          value={value}
          disabled={disabled}
          placeholder={hint}
          openAtFirst={pressed}
          takesFocus={() => document.activeElement === input.current}
          onReady={() => setReady(true)}
          onLoadFailed={() => setWanted(false)}
          onChoose={choose}
          onClear={() => onChange('')}
        />
      )}
    </>
  );
}

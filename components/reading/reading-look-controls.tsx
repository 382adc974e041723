'use client';

import { useEffect, useId } from 'react';
import { Button } from '@/components/ui/button';
import { useStored } from '@/hooks/ui/use-stored';
import { showToast } from '@/lib/browser/toast-store';
import { chooseLook, LOOK_CHOICES, PLAIN_THEME, readingLook, showLook } from '@/lib/domain/reading/reading-look';
import type { LookName } from '@/lib/domain/reading/reading-look';
import { themeName } from '@/lib/domain/write-center/theme-names';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './reading-look-controls.module.css';

interface Row {
  name: LookName;
  label: string;
  /** The default is the one without a value. */
  options: readonly { value?: string; label: string }[];
}

const ROWS: readonly Row[] = [
  {
    name: 'size',
    label: '字号',
    options: [
      { value: 'small', label: '小' },
      { label: '标准' },
      { value: 'large', label: '大' },
      { value: 'larger', label: '更大' },
      { value: 'largest', label: '特大' },
    ],
  },
  {
    name: 'width',
    label: '版心',
    options: [{ value: 'narrow', label: '窄' }, { label: '标准' }, { value: 'wide', label: '宽' }],
  },
  {
    name: 'leading',
    label: '行距',
    options: [{ value: 'tight', label: '紧凑' }, { label: '标准' }, { value: 'loose', label: '宽松' }],
  },
  { name: 'font', label: '字体', options: [{ label: '黑体' }, { value: 'serif', label: '宋体' }] },
];

const themeLabel = (theme: string) => (theme === PLAIN_THEME ? '本站样式' : themeName(theme));

function choose(name: LookName, choice: string | undefined): void {
  if (!chooseLook(name, choice)) showToast('浏览器没有空间或禁止存储，设置只保留到关闭页面', 'failed');
}

export function ReadingLookControls() {
  const look = useStored(readingLook);
  const id = useId();
  useEffect(() => showLook(look), [look]);
  return (
    <div className={styles.look}>
      {ROWS.map(({ name, label, options }) => (
        <div key={name} className={styles.line} role="radiogroup" aria-label={label}>
          <span aria-hidden>{label}</span>
          <div className={styles.choices}>
            {options.map((option) => (
              <label key={option.label} className={styles.choice}>
                <input
                  className={recipes.visuallyHidden}
                  type="radio"
                  name={`${id}-${name}`}
                  checked={look?.[name] === option.value}
                  onChange={() => choose(name, option.value)}
                />
                {option.label}
              </label>
            ))}
          </div>
        </div>
      ))}
      <label className={styles.line}>
        <span>主题</span>
        <select
          className={controls.select}
          value={look?.theme ?? ''}
          onChange={({ target }) => choose('theme', target.value || undefined)}
        >
          <option value="">跟随文章</option>
          {LOOK_CHOICES.theme.map((theme) => (
            <option key={theme} value={theme}>
              {themeLabel(theme)}
            </option>
          ))}
        </select>
      </label>
      <Button
        variant="quiet"
        size="small"
        className={styles.reset}
        disabled={look === undefined}
        onClick={() => readingLook.set(undefined)}
      >
        恢复默认
      </Button>
    </div>
  );
}

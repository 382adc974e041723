'use client';

import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/layer/popover';
import { useTheme } from '@/hooks/ui/use-theme';
import { turnTheme } from './turn-theme';
import { ThemeIcon } from './theme-icon';
import recipes from '@/styles/recipes.module.css';
import styles from './theme-switch.module.css';

const CHOICES = [
  { preference: 'light', label: '浅色' },
  { preference: 'dark', label: '深色' },
  { preference: 'system', label: '跟随系统' },
] as const;

export const ThemeSwitch = () => (
  <Popover label="主题" trigger={<ThemeIcon />}>
    <ThemeChoices />
  </Popover>
);

export const ThemeRow = () => (
  <div className={styles.row} role="group" aria-label="主题">
    <ThemeChoices />
  </div>
);

function ThemeChoices() {
  const { preference, setPreference } = useTheme();
  const name = useId();
  return (
    <>
      {CHOICES.map(({ preference: choice, label }) => (
        <label key={choice} className={styles.choice}>
          <input
            className={recipes.visuallyHidden}
            type="radio"
            name={name}
            checked={preference === choice}
            onChange={({ currentTarget }) =>
              turnTheme(currentTarget.parentElement ?? currentTarget, () => setPreference(choice))
            }
          />
          <Icon of={choice} />
          {label}
        </label>
      ))}
    </>
  );
}

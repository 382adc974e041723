'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { Icon } from '@/components/ui/icon/icon';
import { Popover } from '@/components/ui/popover/popover';
import { useTheme } from '@/hooks/theme/use-theme';
import styles from './theme-switch.module.css';

const CHOICES = [
  { preference: 'light', label: '浅色', shape: Sun },
  { preference: 'dark', label: '深色', shape: Moon },
  { preference: 'system', label: '跟随系统', shape: Monitor },
] as const;

/** Light, dark, or as the system says. */
export function ThemeSwitch() {
  const { preference, setPreference } = useTheme();
  return (
    <Popover
      label="主题"
      trigger={
        <>
          <Icon of={Sun} className={styles.light} />
          <Icon of={Moon} className={styles.dark} />
        </>
      }
    >
      {CHOICES.map(({ preference: choice, label, shape }) => (
        <label key={choice} className={styles.choice}>
          <input
            className="visually-hidden"
            type="radio"
            name="theme"
            checked={preference === choice}
            onChange={() => setPreference(choice)}
          />
          <Icon of={shape} />
          {label}
        </label>
      ))}
    </Popover>
  );
}

'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { Popover } from '@/components/ui/popover/popover';
import { useTheme } from '@/hooks/theme/use-theme';
import styles from './theme-switch.module.css';

const CHOICES = [
  { preference: 'light', label: '浅色', Icon: Sun },
  { preference: 'dark', label: '深色', Icon: Moon },
  { preference: 'system', label: '跟随系统', Icon: Monitor },
] as const;

/** Light, dark, or as the system says. */
export function ThemeSwitch() {
  const { preference, setPreference } = useTheme();
  return (
    <Popover
      label="主题"
      trigger={
        <>
          <Sun className={styles.light} size={18} strokeWidth={1.75} aria-hidden />
          <Moon className={styles.dark} size={18} strokeWidth={1.75} aria-hidden />
        </>
      }
    >
      {CHOICES.map(({ preference: choice, label, Icon }) => (
        <label key={choice} className={styles.choice}>
          <input
            className="visually-hidden"
            type="radio"
            name="theme"
            checked={preference === choice}
            onChange={() => setPreference(choice)}
          />
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {label}
        </label>
      ))}
    </Popover>
  );
}

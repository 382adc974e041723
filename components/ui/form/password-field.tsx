'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';
import styles from './field.module.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inside'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? '大写锁定已打开' : props.hint}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      inside={
        <button
          className={styles.eye}
          type="button"
          aria-label={`显示${props.label}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </button>
      }
    />
  );
}

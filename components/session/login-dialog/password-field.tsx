'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './login-dialog.module.css';

/** The password, which its owner may look at. */
export function PasswordField() {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={styles.password}>
      <label className={styles.field}>
        密码
        <input
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="caps-lock"
          onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          onBlur={() => setCapsLock(false)}
        />
      </label>
      <button
        className={styles.eye}
        type="button"
        aria-label="显示密码"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </button>
      <p id="caps-lock" className={styles.hint}>
        {capsLock && '大写锁定已打开'}
      </p>
    </div>
  );
}

import { passwordStrength } from '@/lib/utils/password-strength';
import styles from './password-strength.module.css';

const WORDS = ['', '弱', '中', '强'] as const;

export function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  if (strength === 0) return null;
  return (
    <span className={styles.strength} data-strength={strength}>
      <span className={styles.bar} aria-hidden />
      密码强度：{WORDS[strength]}
    </span>
  );
}

import { Logo } from '@/components/frame/logo';
import { Drawing } from '@/components/ui/state/drawing';
import styles from './login-reasons.module.css';

const REASONS = [
  '收藏和浏览历史跟着你走，换一台设备也都在',
  '关注喜欢的作者，新文章第一时间看到',
  '写文章、发友圈，和同行交流',
];

export const LoginReasons = () => (
  <div className={styles.reasons}>
    <Logo />
    <p className={styles.motto}>值得分享的，都在这里</p>
    <ul className={styles.list}>
      {REASONS.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <Drawing of="login" />
  </div>
);

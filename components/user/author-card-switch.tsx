'use client';

import { useStored } from '@/hooks/ui/use-stored';
import { authorCardsOff } from '@/lib/domain/user/author-cards-setting';
import styles from './author-card-switch.module.css';

export function AuthorCardSwitch() {
  const off = useStored(authorCardsOff);
  return (
    <label className={styles.line}>
      <span>
        悬停显示作者名片
        <small>鼠标停在作者名字上时显示名片，只对当前浏览器生效</small>
      </span>
      <input
        className={styles.switch}
        type="checkbox"
        role="switch"
        checked={!off}
        onChange={(event) => authorCardsOff.set(event.currentTarget.checked ? undefined : 'off')}
      />
    </label>
  );
}

'use client';

import { LoginButton } from '@/components/session/login-button';
import { useSession } from '@/hooks/session/use-session';
import { LazyMemberMenus } from './member-menus.lazy';
import { MemberWaiting } from './member-waiting';
import styles from './session-slot.module.css';

export function SessionSlot() {
  // The member is asked for while the menus load, by code that every later part shares.
  const { signedIn } = useSession();
  return (
    <div className={styles.slot}>
      <div data-only="visitor">
        <LoginButton className={styles.login} />
      </div>
      <div className={styles.member} data-only="member">
        {signedIn ? <LazyMemberMenus /> : <MemberWaiting />}
      </div>
    </div>
  );
}

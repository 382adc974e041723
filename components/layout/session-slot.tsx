'use client';

import { LazyLoginDialog } from '@/components/session/lazy-login-dialog';
import { Button } from '@/components/ui/button';
import { useSession } from '@/hooks/session/use-session';
import { openLogin } from '@/lib/domain/session/login-gate';
import { LazyMemberMenus } from './lazy-member-parts';
import { MemberWaiting } from './member-waiting';
import styles from './session-slot.module.css';

export function SessionSlot() {
  // The member is asked for while the menus load, by code that every later part shares.
  const { signedIn } = useSession();
  return (
    <div className={styles.slot}>
      <div data-only="visitor">
        <Button
          className={styles.login}
          onClick={() => openLogin()}
          onPointerEnter={LazyLoginDialog.preload}
          onFocus={LazyLoginDialog.preload}
        >
          登录
        </Button>
      </div>
      <div className={styles.member} data-only="member">
        {signedIn ? <LazyMemberMenus /> : <MemberWaiting />}
      </div>
    </div>
  );
}

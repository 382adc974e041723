'use client';

import { LazyLoginDialog } from '@/components/session/lazy-login-dialog';
import { Button } from '@/components/ui/button';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { openLogin } from '@/lib/domain/session/login-gate';
import { LazyMemberMenus } from './lazy-member-parts';
import { MemberWaiting } from './member-waiting';
import styles from './session-slot.module.css';

export function SessionSlot() {
  const signedIn = useSignedIn();
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

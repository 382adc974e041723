'use client';

import { LazyLoginDialog } from '@/components/session/lazy-login-dialog';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { Skeleton } from '@/components/ui/skeleton';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { openLogin } from '@/lib/domain/session/login-gate';
import styles from './session-slot.module.css';

const AVATAR_SIZE = 32;

const MemberMenus = lazyComponent(async () => (await import('./member-menus')).MemberMenus, {
  onFail: 'toast',
  fallback: <Waiting />,
});

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
        {signedIn ? <MemberMenus /> : <Waiting />}
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <span className={styles.waiting} aria-busy>
      <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} round />
    </span>
  );
}

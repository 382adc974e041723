'use client';

import { preloadLogin } from '@/components/session/login-gate/load-login';
import { Button } from '@/components/ui/button/button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useIsland } from '@/hooks/use-island';
import { openLogin } from '@/lib/domain/session/store';
import styles from './session-slot.module.css';

const AVATAR_SIZE = 32;

const load = async () => (await import('../member-menus/member-menus')).MemberMenus;
const stayWithout = () => {};

/** The end of the header: the login for visitors, their menus for members, of the same size. */
export function SessionSlot() {
  const renderMenus = useIsland(load, useSignedIn(), stayWithout);
  return (
    <div className={styles.slot}>
      <div data-only="visitor">
        <Button
          className={styles.login}
          variant="primary"
          onClick={() => openLogin()}
          onPointerEnter={preloadLogin}
          onFocus={preloadLogin}
        >
          登录
        </Button>
      </div>
      <div className={styles.member} data-only="member">
        {renderMenus ? (
          renderMenus({})
        ) : (
          <span className={styles.waiting} aria-busy>
            <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} round />
          </span>
        )}
      </div>
    </div>
  );
}

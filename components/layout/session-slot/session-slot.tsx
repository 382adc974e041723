'use client';

import { NotificationMenu } from '@/components/notification/notification-menu/notification-menu';
import { preloadLogin } from '@/components/session/login-gate/login-gate';
import { UserMenu } from '@/components/session/user-menu/user-menu';
import { Button } from '@/components/ui/button/button';
import { openLogin } from '@/lib/domain/session/store';
import styles from './session-slot.module.css';

/** The end of the header: the login for visitors, their menus for members, of the same size. */
export function SessionSlot() {
  return (
    <div className={styles.slot}>
      <div data-only="visitor">
        <Button
          className={styles.login}
          variant="primary"
          onClick={openLogin}
          onPointerEnter={preloadLogin}
          onFocus={preloadLogin}
        >
          登录
        </Button>
      </div>
      <div className={styles.member} data-only="member">
        <NotificationMenu />
        <UserMenu />
      </div>
    </div>
  );
}

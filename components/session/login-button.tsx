'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { openLogin } from '@/lib/domain/session/login-gate';
import { LazyLoginDialog } from './login-dialog.lazy';

/** Opens the login dialog, which is loaded once a pointer or the focus is on the button. */
export const LoginButton = ({ children = '登录', ...look }: Omit<ComponentProps<typeof Button>, 'onClick'>) => (
  <Button
    {...look}
    onClick={() => openLogin()}
    onPointerEnter={LazyLoginDialog.preload}
    onFocus={LazyLoginDialog.preload}
  >
    {children}
  </Button>
);

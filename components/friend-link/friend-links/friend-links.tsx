'use client';

import { useState } from 'react';
import { useIsland } from '@/hooks/use-island';

const load = async () => (await import('./friend-links-dialog')).FriendLinksDialog;
const preload = () => void load().catch(() => {});

/** Opens the list of friend links; both the window and the list are loaded when it is wanted. */
export function FriendLinks({ className }: { className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const renderDialog = useIsland(load, open, close);
  return (
    <>
      <button
        className={className}
        type="button"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        友情链接
      </button>
      {open && renderDialog?.({ onClose: close })}
    </>
  );
}

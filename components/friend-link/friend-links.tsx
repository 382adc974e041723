'use client';

import { useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';

const FriendLinksDialog = lazyComponent(async () => (await import('./friend-links-dialog')).FriendLinksDialog, {
  onFail: 'toast',
});

export function FriendLinks({ className }: { className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        className={className}
        type="button"
        onPointerEnter={FriendLinksDialog.preload}
        onFocus={FriendLinksDialog.preload}
        onClick={() => setOpen(true)}
      >
        友情链接
      </button>
      {open && <FriendLinksDialog onClose={close} onLoadFailed={close} />}
    </>
  );
}

'use client';

import { useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';

const LazyFriendLinksDialog = lazyComponent(async () => (await import('./friend-links-dialog')).FriendLinksDialog, {
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
        onPointerEnter={LazyFriendLinksDialog.preload}
        onFocus={LazyFriendLinksDialog.preload}
        onClick={() => setOpen(true)}
      >
        友情链接
      </button>
      {open && <LazyFriendLinksDialog onClose={close} onLoadFailed={close} />}
    </>
  );
}

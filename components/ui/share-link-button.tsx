'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';

const ShareLinkDialog = lazyPart(async () => (await import('./share-link-dialog')).ShareLinkDialog, {
  onFail: 'toast',
});

interface ShareLinkButtonProps {
  noun: string;
  path: string;
  iconSize?: 18 | 20;
  className?: string;
}

export function ShareLinkButton({ noun, path, iconSize = 20, className }: ShareLinkButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button className={className} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of="share" size={iconSize} />
        <span>分享</span>
      </button>
      {open && <ShareLinkDialog noun={noun} path={path} onClose={close} onLoadFailed={close} />}
    </>
  );
}

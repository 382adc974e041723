'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';

const ShareLinkDialog = lazyPart(async () => (await import('./share-link-dialog')).ShareLinkDialog, {
  onFail: 'toast',
});

interface ShareLinkButtonProps {
  /** What the page shows, such as 文章. */
  noun: string;
  /** Its address, from `routes`. */
  path: string;
  iconSize?: 18 | 20;
  className?: string;
}

/** Opens what a page can be shared with, which loads with the first click. */
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

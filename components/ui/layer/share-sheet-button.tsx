'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyComponent } from '@/components/ui/lazy-component';
import type { SharedCard } from './use-poster';

const ShareSheetDialog = lazyComponent(async () => (await import('./share-sheet-dialog')).ShareSheetDialog, {
  onFail: 'toast',
});

interface ShareSheetButtonProps {
  noun: string;
  path: string;
  card?: SharedCard;
  iconSize?: 18 | 20;
  className?: string;
}

export function ShareSheetButton({ noun, path, card, iconSize = 20, className }: ShareSheetButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button className={className} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of="share" size={iconSize} />
        <span>分享</span>
      </button>
      {open && <ShareSheetDialog noun={noun} path={path} card={card} onClose={close} onLoadFailed={close} />}
    </>
  );
}

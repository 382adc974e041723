'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';

const ShareDialog = lazyPart(async () => (await import('./share-dialog')).ShareDialog, { onFail: 'toast' });

/** Opens what an article can be shared with, which loads with the first click. */
export function ShareButton({ articleId }: { articleId: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of="share" size={20} />
        <span>分享</span>
      </button>
      {open && <ShareDialog articleId={articleId} onClose={close} onLoadFailed={close} />}
    </>
  );
}

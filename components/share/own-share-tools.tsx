'use client';

import { SquarePen, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState, type MouseEvent } from 'react';
import { LazyEditShareDialog } from './lazy-late-parts';
import { useDeleteShare } from './use-delete-share';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { routes } from '@/lib/config/routes';
import type { Share } from '@/lib/domain/share/schema';

interface OwnShareToolsProps {
  share: Share;
  single: boolean;
}

const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

export function OwnShareTools({ share, single }: OwnShareToolsProps) {
  const router = useRouter();
  const deleteShare = useDeleteShare(share.id);
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  const leave = () => router.push(routes.shareCircle());
  const handleDelete = (event: MouseEvent) => {
    if (single) leave();
    else focusNeighbour(event.currentTarget);
    deleteShare(event);
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setEditing(true)}>
        <SquarePen {...ICON} />
        修改
      </button>
      <button type="button" onClick={handleDelete}>
        <Trash2 {...ICON} />
        删除
      </button>
      {editing && (
        <LazyEditShareDialog
          share={share}
          onReplaced={() => {
            close();
            if (single) leave();
          }}
          onClose={close}
          onLoadFailed={close}
        />
      )}
    </>
  );
}

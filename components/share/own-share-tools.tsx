'use client';

import { SquarePen, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState, type MouseEvent } from 'react';
import { LazyEditShareDialog } from './share-dialogs.lazy';
import { useDeleteShare } from './use-delete-share';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { routes } from '@/lib/config/routes';
import type { Share } from '@/lib/domain/share/schema';
import { clipText } from '@/lib/utils/clip-text';
import { onOneLine } from '@/lib/utils/plain-text';

interface OwnShareToolsProps {
  share: Share;
  single: boolean;
}

/** How much of a share names its buttons. */
const NAMED_COLUMNS = 24;
const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

export function OwnShareTools({ share, single }: OwnShareToolsProps) {
  const router = useRouter();
  const deleteShare = useDeleteShare(share.id);
  const [editing, setEditing] = useState(false);
  const beginning = clipText(onOneLine(share.content), NAMED_COLUMNS);
  const close = () => setEditing(false);
  const leave = () => router.push(routes.shareCircle());
  const handleDelete = (event: MouseEvent) => {
    if (single) leave();
    else focusNeighbour(event.currentTarget);
    deleteShare(event);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`修改友圈：${beginning}`}
        onClick={() => setEditing(true)}
      >
        <SquarePen {...ICON} />
        修改
      </button>
      <button type="button" aria-label={`删除友圈：${beginning}`} onClick={handleDelete}>
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

'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { useDeleteShare } from './use-delete-share';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { routes } from '@/lib/config/routes';

interface DeleteShareButtonProps {
  id: string;
  single: boolean;
}

export function DeleteShareButton({ id, single }: DeleteShareButtonProps) {
  const router = useRouter();
  const deleteShare = useDeleteShare(id);
  const handleClick = (event: MouseEvent) => {
    if (single) router.push(routes.shareCircle());
    else focusNeighbour(event.currentTarget);
    deleteShare(event);
  };
  return (
    <button type="button" onClick={handleClick}>
      <Trash2 size={18} strokeWidth={1.5} aria-hidden />
      删除
    </button>
  );
}

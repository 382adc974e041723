'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';

interface UnfollowDialogProps {
  nickname: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a user is no longer followed. */
export const UnfollowDialog = ({ nickname, ...handlers }: UnfollowDialogProps) => (
  <ConfirmDialog title="取消关注" question={`确定不再关注 ${nickname} 吗？`} confirmLabel="不再关注" {...handlers} />
);

'use client';

import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { useDeleteTag } from './use-delete-tag';
import type { CustomTag } from '@/lib/domain/tag/schema';
import { isolated } from '@/lib/utils/direction';

interface DeleteTagDialogProps {
  tag: CustomTag;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteTagDialog({ tag, onDeleted, onClose }: DeleteTagDialogProps) {
  const { run, pending } = useDeleteTag(tag.id, onDeleted);
  return (
    <ConfirmDialog
      title="删除标签"
      question={`确定删除标签“${isolated(tag.tagName)}”吗？已经用它的文章不受影响。`}
      confirmLabel="删除"
      pending={pending}
      onConfirm={() => run()}
      onClose={onClose}
    />
  );
}

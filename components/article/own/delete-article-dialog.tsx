import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import type { useOwnArticle } from './use-own-article';

interface DeleteArticleDialogProps {
  remove: ReturnType<typeof useOwnArticle>['remove'];
  onClose: () => void;
}

export const DeleteArticleDialog = ({ remove, onClose }: DeleteArticleDialogProps) => (
  <ConfirmDialog
    title="删除文章"
    question="删除文章后无法恢复，确定删除这篇文章吗？"
    confirmLabel="删除"
    pending={remove.pending}
    onConfirm={() => remove.run()}
    onClose={onClose}
  />
);

'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { useToggle } from '@/hooks/use-toggle';
import { saveFile } from '@/lib/browser/files/save-file';
import { showToast } from '@/lib/browser/toast-store';
import { refreshOwnArticle } from '@/lib/actions/article';
import { deleteArticle, exportArticle, pinArticle } from '@/lib/domain/article/api';
import { exportName, type ExportType } from '@/lib/domain/article/export-name';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { rowsOf } from '@/lib/query/pages';

type OwnArticle = Pick<ArticleSummary, 'id' | 'userId' | 'articleTitle' | 'pinned'>;

/** Public pages change with their next request. `onDeleted` runs before the card is removed. */
export function useOwnArticle(
  { id, userId, articleTitle, pinned }: OwnArticle,
  { onDeleted }: { onDeleted: () => void },
) {
  // If it fails, the pages expire by themselves.
  const refreshPages = () => void refreshOwnArticle(id).catch(() => {});
  const list = articleQueries.ofUser(userId).queryKey;
  const pin = useToggle({
    key: ['article', 'pin', id],
    active: pinned,
    call: (wanted) => pinArticle(id, wanted),
    isOn: async (client) => {
      await client.refetchQueries({ queryKey: list }, { throwOnError: true });
      const listed = client.getQueryData(list);
      return listed !== undefined && rowsOf(listed).some((row) => row.id === id && row.pinned);
    },
    patch: (client, wanted) => {
      refreshPages();
      void client.invalidateQueries({ queryKey: list });
      showToast(wanted ? '置顶文章成功' : '取消文章置顶成功', 'done', `article ${id}`);
    },
  });
  const remove = useDeleteRow({
    noun: 'article',
    id,
    call: () => deleteArticle(id),
    onDeleted: () => {
      onDeleted();
      refreshPages();
    },
    invalidates: [list],
    doneMessage: '删除文章成功',
  });
  const save = useGatedMutation({
    mutationKey: ['article', 'export', id],
    mutationFn: async (type: ExportType) => saveFile(await exportArticle(id, type), exportName(articleTitle, type)),
    failedMessage: '导出文章失败',
  });
  return { pin, remove, save };
}

'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useDeleteSite } from './use-delete-site';
import type { Site } from '@/lib/domain/site/schema';

interface DeleteSiteDialogProps {
  site: Site;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a site is deleted. */
export function DeleteSiteDialog({ site, onDeleted, onClose }: DeleteSiteDialogProps) {
  const { run, pending } = useDeleteSite(site.id, onDeleted);
  return (
    <ConfirmDialog
      title="删除站点"
      question={`确定删除站点「${site.name}」吗？`}
      confirmLabel="删除"
      pending={pending}
      onConfirm={() => run()}
      onClose={onClose}
    />
  );
}

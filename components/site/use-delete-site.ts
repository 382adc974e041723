'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { deleteSite } from '@/lib/domain/site/api';
import { siteQueries } from '@/lib/domain/site/queries';

/** Deletes a site of an own folder. */
export const useDeleteSite = (id: string, onDeleted: () => void) =>
  useDeleteRow({
    noun: 'site',
    id,
    call: () => deleteSite(id),
    onDeleted,
    invalidates: [siteQueries.all()],
    doneMessage: '删除站点成功',
    goneMessage: '该站点已被删除',
  });

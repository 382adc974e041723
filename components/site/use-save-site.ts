'use client';

import { useSaveRow, type SaveRow } from '@/hooks/lists/use-save-row';
import { folderQueries } from '@/lib/domain/folder/queries';
import { createSite, listSites, updateSite } from '@/lib/domain/site/api';
import { siteQueries } from '@/lib/domain/site/queries';
import type { Site, SiteValues } from '@/lib/domain/site/schema';
import { siteValues } from '@/lib/domain/site/site-values';

/** Creates or updates a site of an own folder. */
export function useSaveSite({ folderId, ...form }: SaveRow<Site, SiteValues> & { folderId: string }) {
  const { row } = form;
  const { queryKey } = siteQueries.of(folderId);
  return useSaveRow<Site, SiteValues>({
    ...form,
    mutationKey: ['site', 'save', row?.id ?? `new in ${folderId}`],
    write: (values) => (row ? updateSite({ ...values, folderId, id: row.id }) : createSite({ ...values, folderId })),
    list: () => listSites(folderId),
    queryKey,
    valuesOf: siteValues,
    // The folder may be what is gone.
    goneWith: [queryKey, folderQueries.all()],
    doneMessage: row ? '更新站点成功' : '创建站点成功',
  });
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { folderQueries } from '@/lib/domain/folder/queries';
import { createSite, listSites, updateSite } from '@/lib/domain/site/api';
import { siteQueries } from '@/lib/domain/site/queries';
import type { Site, SiteValues } from '@/lib/domain/site/schema';
import { isGone } from '@/lib/http/refusals';

interface SaveSite {
  folderId: string;
  /** The site that is changed; none for a new one. */
  site: Site | undefined;
  onSaved: () => void;
  onFail: (error: Error) => void;
}

interface Submission {
  values: SiteValues;
  /** Ids of the folder's sites before the write. */
  known: ReadonlySet<string>;
}

const isSame = (site: Site, { name, url, siteDesc }: SiteValues) =>
  site.name === name && site.url === url && site.siteDesc === siteDesc;

/** Creates or updates a site of an own folder, at most once. An error is shown in the form. */
export function useSaveSite({ folderId, site, onSaved, onFail }: SaveSite) {
  const client = useQueryClient();
  const { queryKey } = siteQueries.of(folderId);
  const { run, pending } = useGatedMutation<Submission>({
    mutationKey: ['site', 'save', site?.id ?? `new in ${folderId}`],
    mutationFn: ({ values }) =>
      site ? updateSite({ ...values, folderId, id: site.id }) : createSite({ ...values, folderId }),
    find: async ({ values, known }) =>
      (await listSites(folderId)).find(
        (row) => isSame(row, values) && (site ? row.id === site.id : !known.has(row.id)),
      ),
    onDone: onSaved,
    onFail: (error) => {
      // The site, or its folder, was deleted in another tab.
      if (isGone(error)) {
        void client.invalidateQueries({ queryKey });
        void client.invalidateQueries({ queryKey: folderQueries.all() });
      }
      onFail(error);
    },
    invalidates: [queryKey],
    doneMessage: site ? '更新站点成功' : '创建站点成功',
  });
  const save = (values: SiteValues) => {
    const listed = client.getQueryData(queryKey) ?? [];
    run({ values, known: new Set(listed.map(({ id }) => id)) });
  };
  return { save, pending };
}

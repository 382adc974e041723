'use client';

import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { useOwnFolder } from './use-own-folder';
import type { Site } from '@/lib/domain/site/schema';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { DeleteSiteDialog } from './delete-site-dialog';
import { FolderMissing } from './folder-missing';
import { FolderTrail } from './folder-trail';
import { SiteList, SiteSkeletons } from './site-list';
import styles from './site-list.module.css';

interface OwnSitesProps {
  userId: string;
  folderId: string;
}

type OpenDialog = { kind: 'create' } | { kind: 'update' | 'delete'; site: Site };

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const SiteForm = lazyPart(async () => (await import('./site-form')).SiteForm, { onFail: 'toast' });

/** The sites of a member's own folder: create, update and delete. */
export function OwnSites({ userId, folderId }: OwnSitesProps) {
  const { folder, sites, isGone, failed, isFetching, refetch } = useOwnFolder(userId, folderId);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  /** The button that opened the dialog: where it stood, the focus goes on. */
  const opener = useRef<Element | null>(null);
  /** The site as it is stored now: it may have been changed elsewhere since its dialog was opened. */
  const latest = (site: Site) => sites?.find(({ id }) => id === site.id) ?? site;
  const close = () => setDialog(null);
  const toolsOf = useCallback(
    (site: Site) => (
      <div className={styles.tools}>
        <IconButton
          label={`更新站点 ${site.name}`}
          title="更新站点"
          onClick={() => setDialog({ kind: 'update', site })}
        >
          <Pencil {...ICON} />
        </IconButton>
        <IconButton
          label={`删除站点 ${site.name}`}
          title="删除站点"
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            setDialog({ kind: 'delete', site });
          }}
        >
          <Trash2 {...ICON} />
        </IconButton>
      </div>
    ),
    [],
  );
  return (
    <>
      {isGone && <FolderMissing userId={userId} />}
      {failed && <ErrorState pending={isFetching} onRetry={refetch} />}
      {folder && sites && (
        <>
          <FolderTrail userId={userId} folder={folder} />
          <SiteList
            sites={sites}
            total={sites.length}
            toolsOf={toolsOf}
            tools={
              <Button size="small" variant="primary" onClick={() => setDialog({ kind: 'create' })}>
                <Plus {...ICON} />
                新增站点
              </Button>
            }
          />
        </>
      )}
      {!isGone && !failed && !(folder && sites) && <SiteSkeletons />}
      {(dialog?.kind === 'create' || dialog?.kind === 'update') && (
        <SiteForm
          folderId={folderId}
          site={dialog.kind === 'update' ? latest(dialog.site) : undefined}
          onSaved={close}
          onClose={close}
          onLoadFailed={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteSiteDialog
          site={dialog.site}
          onDeleted={() => {
            close();
            focusNeighbour(opener.current);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

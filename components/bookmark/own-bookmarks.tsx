'use client';

import { FolderInput, Pencil, Plus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { BinButton } from '@/components/ui/list/bin-button';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/state/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { BookmarkForm } from './bookmark-form';
import { useOwnFolder } from './use-own-folder';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { isolated } from '@/lib/utils/direction';
import { DeleteBookmarkDialog } from './delete-bookmark-dialog';
import { FolderMissing } from './folder-missing';
import { FolderTrail } from './folder-trail';
import { BookmarkList } from './bookmark-list';
import { FolderSkeleton } from './bookmark-skeletons';
import { ChooseBookmark, ChosenBookmarks, MoveBar } from './move-bookmarks';
import styles from './bookmark-list.module.css';
import moving from './move-bookmarks.module.css';

interface OwnBookmarksProps {
  userId: string;
  folderId: string;
}

type OpenDialog = { kind: 'create' } | { kind: 'update' | 'delete'; bookmark: Bookmark };

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const chooserOf = (bookmark: Bookmark) => <ChooseBookmark bookmark={bookmark} />;

export function OwnBookmarks({ userId, folderId }: OwnBookmarksProps) {
  const { folder, folders, bookmarks, isGone, failed, isFetching, refetch } = useOwnFolder(userId, folderId);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const opener = useRef<Element | null>(null);
  /** Bookmarks to be moved; undefined before the first choice, null after it. */
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string> | null>();
  const chosen = useMemo(
    () => ({
      ids: chosenIds ?? new Set<string>(),
      toggle: (id: string) =>
        setChosenIds((ids) => {
          const next = new Set(ids);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
    }),
    [chosenIds],
  );
  /** The current version: it may have been changed elsewhere since the dialog opened. */
  const latest = (bookmark: Bookmark) => bookmarks?.find(({ id }) => id === bookmark.id) ?? bookmark;
  const close = () => setDialog(null);
  const toolsOf = useCallback(
    (bookmark: Bookmark) => (
      <div className={styles.tools}>
        <IconButton
          label={`更新站点 ${isolated(bookmark.name)}`}
          title="更新站点"
          onClick={() => setDialog({ kind: 'update', bookmark })}
        >
          <Pencil {...ICON} />
        </IconButton>
        <BinButton
          label={`删除站点 ${isolated(bookmark.name)}`}
          title="删除站点"
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            setDialog({ kind: 'delete', bookmark });
          }}
        />
      </div>
    ),
    [],
  );
  return (
    <>
      {isGone && <FolderMissing userId={userId} />}
      {failed && <ErrorState pending={isFetching} onRetry={refetch} />}
      {folder && bookmarks && (
        <>
          <FolderTrail userId={userId} folder={folder} />
          <ChosenBookmarks value={chosen}>
            <BookmarkList
              bookmarks={bookmarks}
              total={bookmarks.length}
              toolsOf={chosenIds ? chooserOf : toolsOf}
              tools={
                chosenIds ? (
                  <MoveBar folder={folder} folders={folders} onClose={() => setChosenIds(null)} />
                ) : (
                  <div className={moving.tools}>
                    {bookmarks.length > 0 && (
                      <Button autoFocus={chosenIds === null} onClick={() => setChosenIds(new Set())}>
                        <FolderInput {...ICON} />
                        移动
                      </Button>
                    )}
                    <Button variant="primary" onClick={() => setDialog({ kind: 'create' })}>
                      <Plus {...ICON} />
                      新增站点
                    </Button>
                  </div>
                )
              }
            />
          </ChosenBookmarks>
        </>
      )}
      {!isGone && !failed && !(folder && bookmarks) && <FolderSkeleton />}
      {(dialog?.kind === 'create' || dialog?.kind === 'update') && (
        <BookmarkForm
          folderId={folderId}
          bookmark={dialog.kind === 'update' ? latest(dialog.bookmark) : undefined}
          onSaved={close}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteBookmarkDialog
          bookmark={dialog.bookmark}
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

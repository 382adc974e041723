'use client';

import { createContext, use, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import type { Folder } from '@/lib/domain/folder/schema';
import { isolated } from '@/lib/utils/direction';
import { useMoveBookmarks } from './use-move-bookmarks';
import controls from '@/styles/controls.module.css';
import styles from './move-bookmarks.module.css';

interface Chosen {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
}

/** A context, as the rows are memoised: a press renders the boxes alone. */
export const ChosenBookmarks = createContext<Chosen>({ ids: new Set(), toggle: () => {} });

export function ChooseBookmark({ bookmark: { id, name } }: { bookmark: Bookmark }) {
  const { ids, toggle } = use(ChosenBookmarks);
  return (
    <label className={styles.choose}>
      <input
        className={controls.checkbox}
        type="checkbox"
        aria-label={`选择站点 ${isolated(name)}`}
        checked={ids.has(id)}
        onChange={() => toggle(id)}
      />
    </label>
  );
}

interface MoveBarProps {
  folder: Folder;
  folders: readonly Folder[];
  onClose: () => void;
}

export function MoveBar({ folder, folders, onClose }: MoveBarProps) {
  const { ids } = use(ChosenBookmarks);
  const [targetId, setTargetId] = useState('');
  const { move, pending } = useMoveBookmarks(onClose);
  const others = folders.filter(({ id }) => id !== folder.id);
  const target = others.find(({ id }) => id === targetId);
  return (
    <div className={styles.bar} role="group" aria-label="移动站点">
      {others.length === 0 ? (
        <span>还没有别的文件夹</span>
      ) : (
        <>
          <select
            className={controls.select}
            aria-label="移动到"
            autoFocus
            value={targetId}
            onChange={({ target: { value } }) => setTargetId(value)}
          >
            <option value="">移动到…</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button
            variant="primary"
            pending={pending}
            disabled={ids.size === 0 || !target}
            onClick={() => target && move({ ids: [...ids], from: folder, to: target })}
          >
            {ids.size === 0 ? '移动' : `移动 ${ids.size} 个`}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={onClose}>
        取消
      </Button>
    </div>
  );
}

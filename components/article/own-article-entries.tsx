import { Pin, PinOff, Trash2 } from 'lucide-react';
import menu from '@/components/ui/menu-entry.module.css';
import { ExportEntries } from './export-entries';
import type { useOwnArticle } from './use-own-article';

interface OwnArticleEntriesProps extends Pick<ReturnType<typeof useOwnArticle>, 'pin' | 'save'> {
  pinned: boolean;
  isAsking?: boolean;
  onDelete: () => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function OwnArticleEntries({ pin, save, pinned, isAsking = false, onDelete }: OwnArticleEntriesProps) {
  const PinIcon = pinned ? PinOff : Pin;
  return (
    <>
      <button className={menu.entry} type="button" data-close disabled={isAsking || pin.pending} onClick={pin.onToggle}>
        <PinIcon {...ICON} />
        <span>{pinned ? '取消置顶' : '置顶'}</span>
      </button>
      <ExportEntries save={save} />
      <button className={menu.entry} type="button" data-close onClick={onDelete}>
        <Trash2 {...ICON} />
        删除
      </button>
    </>
  );
}

import { ClipboardCopy, Pin, PinOff, Trash2 } from 'lucide-react';
import menu from '@/components/ui/layer/menu-entry.module.css';
import { ExportEntries } from './export-entries';
import type { useOwnArticle } from './use-own-article';

interface OwnArticleEntriesProps extends Pick<ReturnType<typeof useOwnArticle>, 'pin' | 'save'> {
  pinned: boolean;
  isAsking?: boolean;
  onCrossPost: () => void;
  onDelete: () => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function OwnArticleEntries(props: OwnArticleEntriesProps) {
  const { pin, save, pinned, isAsking = false, onCrossPost, onDelete } = props;
  const PinIcon = pinned ? PinOff : Pin;
  return (
    <>
      <button className={menu.entry} type="button" data-close disabled={isAsking || pin.pending} onClick={pin.onToggle}>
        <PinIcon {...ICON} />
        <span>{pinned ? '取消置顶' : '置顶'}</span>
      </button>
      <ExportEntries save={save} />
      <button className={menu.entry} type="button" data-close onClick={onCrossPost}>
        <ClipboardCopy {...ICON} />
        复制到公众号等
      </button>
      <button className={menu.entry} type="button" data-close onClick={onDelete}>
        <Trash2 {...ICON} />
        删除
      </button>
    </>
  );
}

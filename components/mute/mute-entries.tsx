import { BellOff, Hash, ListX } from 'lucide-react';
import Link from 'next/link';
import menu from '@/components/ui/layer/menu-entry.module.css';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { useRowMenu, type RowSubject } from '@/lib/browser/row-menu';
import { routes } from '@/lib/config/routes';
import { tagLabel } from '@/lib/domain/article/labels';
import type { Mute } from '@/lib/domain/mute/mutes';
import { mute } from './undoable-mute';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const MAX_TAGS = 3;

export function MuteEntries({ subject: { author, tags = [] } }: { subject: RowSubject }) {
  const isOwn = useIsOwner(author.id);
  const handleMute = (wanted: Mute) => {
    // The row with the menu's button is about to fold.
    focusNeighbour(useRowMenu.getState().opener ?? null);
    mute(wanted);
  };
  if (isOwn) return null;
  return (
    <>
      <button
        className={menu.entry}
        type="button"
        data-close
        onClick={() => handleMute({ kind: 'author', value: author.id, name: author.name })}
      >
        <BellOff {...ICON} />
        <span>
          屏蔽作者 <bdi>{author.name}</bdi>
        </span>
      </button>
      {tags.slice(0, MAX_TAGS).map((tag) => (
        <button
          key={tag}
          className={menu.entry}
          type="button"
          data-close
          onClick={() => handleMute({ kind: 'tag', value: tag, name: tagLabel(tag) })}
        >
          <Hash {...ICON} />
          <span>{`屏蔽标签 #${tagLabel(tag)}`}</span>
        </button>
      ))}
      <Link className={menu.entry} href={routes.mutes} prefetch={false} rel="nofollow">
        <ListX {...ICON} />
        <span>按关键词屏蔽，管理屏蔽</span>
      </Link>
    </>
  );
}

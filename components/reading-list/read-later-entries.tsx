import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import menu from '@/components/ui/layer/menu-entry.module.css';
import { routes } from '@/lib/config/routes';
import type { ListedText } from '@/lib/domain/reading-list/reading-list';
import { useReadLater } from './use-read-later';

export function ReadLaterEntries({ text }: { text: ListedText }) {
  const { listed, unread, toggle } = useReadLater(text);
  return (
    <>
      <button className={menu.entry} type="button" data-close onClick={toggle}>
        <Icon of={listed ? 'later-filled' : 'later'} />
        <span>{listed ? '移出稍后读' : '稍后读'}</span>
      </button>
      <Link className={menu.entry} href={routes.readingList()} prefetch={false} rel="nofollow">
        <Icon of="contents" />
        <span>{unread > 0 ? `查看稍后读（${unread} 篇未读）` : '查看稍后读'}</span>
      </Link>
    </>
  );
}

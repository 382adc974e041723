'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import menu from '@/components/ui/menu-entry.module.css';
import { Popover } from '@/components/ui/popover';
import { useOwnArticle } from './use-own-article';
import { routes } from '@/lib/config/routes';
import { articleQueries } from '@/lib/domain/article/queries';
import type { Article } from '@/lib/domain/article/schema';
import { DeleteArticleDialog } from './delete-article-dialog';
import { ExportEntries } from './export-entries';

interface OwnArticleMenuProps {
  article: Pick<Article, 'id' | 'userId' | 'articleTitle'>;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function OwnArticleMenu({ article }: OwnArticleMenuProps) {
  const { id, userId } = article;
  const router = useRouter();
  const [confirming, setConfirming] = useState(false);
  const [opened, setOpened] = useState(false);
  // Pinned articles are only known from the top of their author's list.
  const { data, isFetching } = useInfiniteQuery({ ...articleQueries.ofUser(userId), enabled: opened });
  const pinned = data?.pages.some(({ list }) => list.some((row) => row.id === id && row.pinned)) ?? false;
  const handleDeleted = () => {
    setConfirming(false);
    router.push(routes.user(userId, 'article'));
  };
  const { pin, remove, save } = useOwnArticle({ ...article, pinned }, { onDeleted: handleDeleted });
  const PinIcon = pinned ? PinOff : Pin;
  return (
    <>
      <Link className={buttonClass('secondary', 'small')} href={routes.writeCenter(id)} prefetch={false}>
        <Pencil {...ICON} />
        编辑
      </Link>
      <Popover label="管理文章" trigger={<Ellipsis {...ICON} size={18} />} onOpen={() => setOpened(true)}>
        <button
          className={menu.entry}
          type="button"
          data-close
          disabled={!data || isFetching || pin.pending}
          onClick={pin.onToggle}
        >
          <PinIcon {...ICON} />
          <span>{pinned ? '取消置顶' : '置顶'}</span>
        </button>
        <ExportEntries save={save} prefix="导出 " />
        <button className={menu.entry} type="button" data-close onClick={() => setConfirming(true)}>
          <Trash2 {...ICON} />
          删除
        </button>
      </Popover>
      {confirming && <DeleteArticleDialog remove={remove} onClose={() => setConfirming(false)} />}
    </>
  );
}

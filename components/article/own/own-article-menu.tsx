'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Ellipsis, Pencil } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { LazyCrossPost } from '@/components/write-center/dialogs.lazy';
import { Popover } from '@/components/ui/layer/popover';
import { useOwnArticle } from './use-own-article';
import { routes } from '@/lib/config/routes';
import { articleQueries } from '@/lib/domain/article/queries';
import type { Article } from '@/lib/domain/article/schema';
import { DeleteArticleDialog } from './delete-article-dialog';
import { OwnArticleEntries } from './own-article-entries';

interface OwnArticleMenuProps {
  article: Pick<Article, 'id' | 'userId' | 'articleTitle'>;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function OwnArticleMenu({ article }: OwnArticleMenuProps) {
  const { id, userId } = article;
  const router = useRouter();
  const [confirming, setConfirming] = useState(false);
  const [crossPosting, setCrossPosting] = useState(false);
  const [opened, setOpened] = useState(false);
  // Pinned articles are only known from the top of their author's list.
  const { data, isFetching } = useInfiniteQuery({ ...articleQueries.ofUser(userId), enabled: opened });
  const pinned = data?.pages.some(({ list }) => list.some((row) => row.id === id && row.pinned)) ?? false;
  const closeCrossPost = () => setCrossPosting(false);
  const handleDeleted = () => {
    setConfirming(false);
    router.push(routes.user(userId, 'article'));
  };
  const { pin, remove, save } = useOwnArticle({ ...article, pinned }, { onDeleted: handleDeleted });
  return (
    <>
      <Link className={buttonClass('secondary', 'small')} href={routes.writeCenter(id)} prefetch={false}>
        <Pencil {...ICON} />
        编辑
      </Link>
      <Popover label="管理文章" trigger={<Ellipsis {...ICON} size={18} />} onOpen={() => setOpened(true)}>
        <OwnArticleEntries
          pin={pin}
          save={save}
          pinned={pinned}
          isAsking={!data || isFetching}
          onCrossPost={() => setCrossPosting(true)}
          onDelete={() => setConfirming(true)}
        />
      </Popover>
      {crossPosting && <LazyCrossPost article={{ id }} onClose={closeCrossPost} onLoadFailed={closeCrossPost} />}
      {confirming && <DeleteArticleDialog remove={remove} onClose={() => setConfirming(false)} />}
    </>
  );
}

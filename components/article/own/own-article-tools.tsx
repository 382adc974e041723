'use client';

import Link from 'next/link';
import { Ellipsis, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LazyCrossPost } from '@/components/write-center/dialogs.lazy';
import { Popover } from '@/components/ui/layer/popover';
import { useHash } from '@/hooks/ui/use-hash';
import { useOwnArticle } from './use-own-article';
import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { isolated } from '@/lib/utils/direction';
import { DeleteArticleDialog } from './delete-article-dialog';
import { OwnArticleEntries } from './own-article-entries';
import styles from './own-article-tools.module.css';

interface OwnArticleToolsProps {
  card: ArticleSummary;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function OwnArticleTools({ card }: OwnArticleToolsProps) {
  const tools = useRef<HTMLElement>(null);
  const [confirming, setConfirming] = useState(false);
  const [crossPosting, setCrossPosting] = useState(false);
  const closeCrossPost = () => setCrossPosting(false);
  const handleDeleted = () => {
    setConfirming(false);
    focusNeighbour(tools.current);
  };
  const { pin, remove, save } = useOwnArticle(card, { onDeleted: handleDeleted });
  const lit = useHash() === `#${encodeURIComponent(card.articleTitle)}`;
  useEffect(() => {
    if (lit) tools.current?.scrollIntoView({ block: 'center' });
  }, [lit]);
  return (
    <section
      ref={tools}
      className={lit ? `${styles.tools} ${styles.lit}` : styles.tools}
      role="group"
      aria-label={`管理《${isolated(card.articleTitle)}》`}
    >
      <Link
        className={styles.edit}
        href={routes.writeCenter(card.id)}
        prefetch={false}
        aria-label={`编辑《${isolated(card.articleTitle)}》`}
        title="编辑"
      >
        <Pencil {...ICON} />
      </Link>
      <Popover label={`管理文章《${isolated(card.articleTitle)}》`} trigger={<Ellipsis {...ICON} size={18} />}>
        <OwnArticleEntries
          pin={pin}
          save={save}
          pinned={card.pinned}
          onCrossPost={() => setCrossPosting(true)}
          onDelete={() => setConfirming(true)}
        />
      </Popover>
      {crossPosting && (
        <LazyCrossPost article={{ id: card.id }} onClose={closeCrossPost} onLoadFailed={closeCrossPost} />
      )}
      {confirming && <DeleteArticleDialog remove={remove} onClose={() => setConfirming(false)} />}
    </section>
  );
}

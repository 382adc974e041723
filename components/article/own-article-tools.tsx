'use client';

import Link from 'next/link';
import { Download, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonClass, Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { useHash } from '@/hooks/ui/use-hash';
import { useOwnArticle } from './use-own-article';
import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { isolated } from '@/lib/utils/direction';
import { DeleteArticleDialog } from './delete-article-dialog';
import { ExportEntries } from './export-entries';
import styles from './own-article-tools.module.css';

interface OwnArticleToolsProps {
  card: ArticleSummary;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function OwnArticleTools({ card }: OwnArticleToolsProps) {
  const tools = useRef<HTMLElement>(null);
  const [confirming, setConfirming] = useState(false);
  const handleDeleted = () => {
    setConfirming(false);
    focusNeighbour(tools.current);
  };
  const { pin, remove, save } = useOwnArticle(card, { onDeleted: handleDeleted });
  const lit = useHash() === `#${encodeURIComponent(card.articleTitle)}`;
  useEffect(() => {
    if (lit) tools.current?.scrollIntoView({ block: 'center' });
  }, [lit]);
  const PinIcon = card.pinned ? PinOff : Pin;
  return (
    <section
      ref={tools}
      className={lit ? `${styles.tools} ${styles.lit}` : styles.tools}
      role="group"
      aria-label={`管理《${isolated(card.articleTitle)}》`}
    >
      <Button variant="quiet" size="small" pending={pin.pending} onClick={pin.onToggle}>
        <PinIcon {...ICON} />
        <span>{card.pinned ? '取消置顶' : '置顶'}</span>
      </Button>
      <Link className={buttonClass('quiet', 'small')} href={routes.writeCenter(card.id)} prefetch={false}>
        <Pencil {...ICON} />
        编辑
      </Link>
      <Popover
        label="导出文章"
        triggerClass={buttonClass('quiet', 'small')}
        trigger={
          <>
            <Download {...ICON} />
            <span>{save.pending ? '导出中…' : '导出'}</span>
          </>
        }
      >
        <ExportEntries save={save} />
      </Popover>
      <Button variant="quiet" size="small" className={styles.remove} onClick={() => setConfirming(true)}>
        <Trash2 {...ICON} />
        删除
      </Button>
      {confirming && <DeleteArticleDialog remove={remove} onClose={() => setConfirming(false)} />}
    </section>
  );
}

import { memo } from 'react';
import { OffscreenRow } from '@/components/layout/offscreen-row';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Dynamic } from '@/lib/domain/dynamic/schema';
import { dynamicElementId, dynamicPhrase, targetWords } from '@/lib/domain/dynamic/phrases';
import { DynamicTarget } from './dynamic-target';
import styles from './dynamic.module.css';

const ESTIMATED_HEIGHTS = { article: 155, share: 130, user: 132, tool: 156, gone: 107 } as const;

interface DynamicRowProps {
  dynamic: Dynamic;
  renderedAt: number;
  position: number;
  total: number;
  isLater: boolean;
}

export const DynamicRow = memo(function DynamicRow(props: DynamicRowProps) {
  const { dynamic, renderedAt, position, total, isLater } = props;
  const phrase = dynamicPhrase(dynamic);
  const place = { id: dynamicElementId(dynamic.id), 'aria-posinset': position, 'aria-setsize': total };
  return (
    <OffscreenRow
      estimate={isLater ? ESTIMATED_HEIGHTS[dynamic.target ? dynamic.kind : 'gone'] : null}
      placeholder={
        <article {...place} aria-label={phrase}>
          {targetWords(dynamic)}
        </article>
      }
    >
      <article {...place} className={styles.row} aria-label={phrase}>
        <header>
          <h2>{phrase}</h2>
          <RelativeTime value={dynamic.createTime} renderedAt={renderedAt} />
        </header>
        <DynamicTarget dynamic={dynamic} />
      </article>
    </OffscreenRow>
  );
});

import { memo } from 'react';
import { FarRow } from '@/components/layout/far-row';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Dynamic } from '@/lib/domain/dynamic/schema';
import { dynamicElementId, dynamicPhrase, targetWords } from '@/lib/domain/dynamic/phrases';
import { DynamicTarget } from './dynamic-target';
import styles from './dynamic.module.css';

/** Of a row that has not been near the screen yet, in pixels. */
const ESTIMATED_HEIGHTS = { article: 155, share: 130, user: 132, tool: 156, gone: 107 } as const;

interface DynamicRowProps {
  dynamic: Dynamic;
  renderedAt: number;
  /** 1-based place in the list. */
  position: number;
  /** Rows of the whole list. */
  total: number;
  /** Whether it came below the shown ones, after the list was painted. */
  isLater: boolean;
}

/** What a user did, when, and to what. */
export const DynamicRow = memo(function DynamicRow(props: DynamicRowProps) {
  const { dynamic, renderedAt, position, total, isLater } = props;
  const phrase = dynamicPhrase(dynamic);
  const place = { id: dynamicElementId(dynamic.id), 'aria-posinset': position, 'aria-setsize': total };
  return (
    <FarRow
      estimate={isLater ? ESTIMATED_HEIGHTS[dynamic.target ? dynamic.kind : 'gone'] : null}
      far={
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
    </FarRow>
  );
});

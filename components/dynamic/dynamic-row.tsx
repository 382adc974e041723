import { memo } from 'react';
import { OffscreenRow } from '@/components/frame/offscreen-row';
import { Icon, type IconName } from '@/components/ui/icon';
import { RelativeTime } from '@/components/ui/text/relative-time';
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
  isRepeat: boolean;
}

const REPEAT_HEIGHT = 41;

const ICONS = {
  published: 'write',
  liked: 'like',
  followed: 'follow',
  collected: 'collect',
  other: 'activity',
} as const satisfies Record<Dynamic['action'], IconName>;

export const DynamicRow = memo(function DynamicRow(props: DynamicRowProps) {
  const { dynamic, renderedAt, position, total, isLater, isRepeat } = props;
  const phrase = dynamicPhrase(dynamic);
  const place = {
    id: dynamicElementId(dynamic.id),
    role: 'article',
    'aria-posinset': position,
    'aria-setsize': total,
  };
  return (
    <OffscreenRow
      estimate={isLater ? (isRepeat ? REPEAT_HEIGHT : ESTIMATED_HEIGHTS[dynamic.target ? dynamic.kind : 'gone']) : null}
      placeholder={
        <article {...place} aria-label={phrase}>
          {targetWords(dynamic)}
        </article>
      }
    >
      <article {...place} className={isRepeat ? `${styles.row} ${styles.repeat}` : styles.row} aria-label={phrase}>
        <header data-action={dynamic.action}>
          <Icon className={styles.verb} of={ICONS[dynamic.action]} size={16} />
          <h2>{phrase}</h2>
          <RelativeTime value={dynamic.createTime} renderedAt={renderedAt} />
        </header>
        <DynamicTarget dynamic={dynamic} />
      </article>
    </OffscreenRow>
  );
});

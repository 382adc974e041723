import { ShareCard } from '@/components/share/share-card';
import { ShareCardSkeletons } from '@/components/share/share-card-skeleton';
import { InfiniteList, type Paging } from '@/components/ui/infinite-list';
import type { Share } from '@/lib/domain/share/schema';
import styles from './share-list.module.css';

interface ShareListProps {
  label: string;
  shares: readonly Share[];
  /** Rows of the whole feed. */
  total: number;
  /** Rows before the first one shown, on earlier pages. */
  before?: number;
  renderedAt: number;
  paging: Paging;
}

/** Shares that load on. Rows off the screen cost no layout. */
export function ShareList({ shares, total, before = 0, renderedAt, label, paging }: ShareListProps) {
  return (
    <InfiniteList {...paging} label={label} skeleton={<ShareCardSkeletons />}>
      {shares.map((share, index) => (
        <div key={share.id} className={styles.row}>
          <ShareCard share={share} renderedAt={renderedAt} position={before + index + 1} total={total} />
        </div>
      ))}
    </InfiniteList>
  );
}

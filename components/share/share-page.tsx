import { EmptyState } from '@/components/ui/state/empty-state';
import type { Share } from '@/lib/domain/share/schema';
import recipes from '@/styles/recipes.module.css';
import { ShareDetail } from './share-detail';
import { ShareShell } from './share-shell';

interface SharePageProps {
  share: Share | null;
  readAt: number;
}

/** The page of a share as the browser makes it, where the server could not. */
export const SharePage = ({ share, readAt }: SharePageProps) => (
  <>
    <h1 className={recipes.visuallyHidden}>友圈</h1>
    {share ? (
      <ShareDetail share={share} renderedAt={readAt} count={undefined} />
    ) : (
      <ShareShell>
        <div role="status">
          <EmptyState of="missing">友圈不存在或已被删除</EmptyState>
        </div>
      </ShareShell>
    )}
  </>
);

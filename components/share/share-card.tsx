import { Avatar } from '@/components/ui/avatar';
import { RelativeTime } from '@/components/ui/relative-time';
import { routes } from '@/lib/config/routes';
import type { Share } from '@/lib/domain/share/schema';
import { shareElementId } from '@/lib/domain/share/utils';

interface ShareCardProps {
  share: Share;
  /** When the row was read, in epoch milliseconds. */
  renderedAt: number;
  /** 1-based place in the feed. */
  position?: number;
  /** Rows of the whole feed. */
  total?: number;
}

/** A share in a feed. */
export function ShareCard({ share, renderedAt, position, total }: ShareCardProps) {
  return (
    <article id={shareElementId(share.id)} aria-posinset={position} aria-setsize={total}>
      <a href={routes.user(share.userId)}>
        <Avatar userId={share.userId} nickname={share.nickname} src={share.avatar} size={40} />
        {share.nickname}
      </a>
      <RelativeTime value={share.createTime} renderedAt={renderedAt} />
      <p>{share.content}</p>
    </article>
  );
}

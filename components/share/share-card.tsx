import { Avatar } from '@/components/ui/avatar';
import { routes } from '@/lib/config/routes';
import type { Share } from '@/lib/domain/share/schema';

interface ShareCardProps {
  share: Share;
}

/** A share in a feed. */
export function ShareCard({ share }: ShareCardProps) {
  return (
    <article id={`share-${share.id}`}>
      <a href={routes.user(share.userId)}>
        <Avatar userId={share.userId} nickname={share.nickname} src={share.avatar} size={40} />
        {share.nickname}
      </a>
      <p>{share.content}</p>
    </article>
  );
}

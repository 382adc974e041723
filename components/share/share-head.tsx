import Link from 'next/link';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { RelativeTime } from '@/components/ui/text/relative-time';
import { routes } from '@/lib/config/routes';
import type { Share } from '@/lib/domain/share/schema';
import { blockName } from '@/lib/domain/share/blocks';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './share-head.module.css';

interface ShareHeadProps {
  share: Pick<Share, 'id' | 'userId' | 'nickname' | 'avatar' | 'job' | 'block' | 'createTime'>;
  renderedAt: number;
  children: ReactNode;
}

export function ShareHead({ share, renderedAt, children }: ShareHeadProps) {
  const { id, userId, nickname, avatar, job, block, createTime } = share;
  const name = blockName(block);
  return (
    <header className={styles.head}>
      <Link className={controls.touchArea} href={routes.user(userId)} prefetch={false} tabIndex={-1} aria-hidden>
        <Avatar userId={userId} nickname={nickname} src={avatar} size={40} />
      </Link>
      <div>
        <p className={styles.who}>
          <Link className={recipes.truncate} href={routes.user(userId)} prefetch={false}>
            <bdi>{nickname}</bdi>
          </Link>
          {job !== '' && (
            <span className={recipes.truncate} dir="auto">
              {job}
            </span>
          )}
        </p>
        <p className={styles.meta}>
          <Link href={routes.share(id)} prefetch={false}>
            <RelativeTime value={createTime} renderedAt={renderedAt} />
          </Link>
          {name && (
            <Link href={routes.shareCircle({ block })} prefetch={false}>
              {name}
            </Link>
          )}
        </p>
      </div>
      {children}
    </header>
  );
}

'use client';

import Link from 'next/link';
import { LinksBlock } from '@/components/frame/links-block';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { rankedAuthorId } from '@/lib/domain/user/mentions';
import recipes from '@/styles/recipes.module.css';
import styles from './own-place.module.css';

interface OwnPlaceProps {
  authorIds: readonly string[];
  firstRank: number;
}

const AVATAR_SIZE = 40;

/** The member's place on this page of the ranking; absent for visitors. */
export function OwnPlace({ authorIds, firstRank }: OwnPlaceProps) {
  const { user } = useSession();
  const index = user ? authorIds.indexOf(user.id) : -1;
  return (
    <div data-only="member">
      <LinksBlock title="我的名次">
        <div className={styles.own}>
          {user && (
            <>
              <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={AVATAR_SIZE} />
              <p>
                <b className={recipes.truncate} dir="auto">
                  {user.nickname}
                </b>
                <small>{index === -1 ? '不在这一页' : `第 ${firstRank + index} 名`}</small>
              </p>
              {index === -1 ? (
                <Link className={buttonClass('secondary', 'small')} href={routes.writeCenter()} prefetch={false}>
                  写文章
                </Link>
              ) : (
                <a className={buttonClass('secondary', 'small')} href={`#${rankedAuthorId(user.id)}`}>
                  看我的
                </a>
              )}
            </>
          )}
        </div>
      </LinksBlock>
    </div>
  );
}

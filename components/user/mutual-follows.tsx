'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useRef } from 'react';
import { LinksBlock } from '@/components/frame/links-block';
import { Avatar } from '@/components/ui/avatar';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { routes } from '@/lib/config/routes';
import { mutualOf } from '@/lib/domain/user/mentions';
import { userQueries } from '@/lib/domain/user/queries';
import styles from './user-aside.module.css';

const SHOWN = 10;
const AVATAR_SIZE = 40;

/** The block is absent when there are none, or they cannot be had. */
export function MutualFollows({ userId }: { userId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, '0px');
  const { data } = useQuery({ ...userQueries.follows(userId), enabled: near, select: mutualOf });
  if (!data) return <div ref={place} />;
  if (data.length === 0) return null;
  return (
    <LinksBlock title="互相关注">
      <ul className={styles.faces}>
        {data.slice(0, SHOWN).map(({ id, nickname, avatar }) => (
          <li key={id}>
            <Link href={routes.user(id)} prefetch={false} aria-label={nickname} title={nickname}>
              <Avatar userId={id} nickname={nickname} src={avatar} size={AVATAR_SIZE} />
            </Link>
          </li>
        ))}
      </ul>
    </LinksBlock>
  );
}

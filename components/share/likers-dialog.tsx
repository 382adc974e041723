'use client';

import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { Dialog } from '@/components/ui/layer/dialog';
import { routes } from '@/lib/config/routes';
import type { Share } from '@/lib/domain/share/schema';
import { isIdentifier } from '@/lib/utils/identifier';
import styles from './likers-dialog.module.css';

const WIDTH = 380;
const AVATAR_SIZE = 36;

interface LikersDialogProps {
  share: Pick<Share, 'likeCount' | 'likers'>;
  onClose: () => void;
}

/** The API tells only the latest likers; the count says how many there are. */
export function LikersDialog({ share: { likeCount, likers }, onClose }: LikersDialogProps) {
  const users = likers ?? [];
  const others = (likeCount ?? 0) - users.length;
  return (
    <Dialog title="赞过的人" width={WIDTH} onClose={onClose}>
      <ul className={styles.list}>
        {users.map(({ id, nickname, avatar }) => {
          const person = (
            <>
              <Avatar userId={id} nickname={nickname} src={avatar} size={AVATAR_SIZE} />
              <bdi>{nickname}</bdi>
            </>
          );
          return (
            <li key={id}>
              {isIdentifier(id) ? (
                <Link className={styles.person} href={routes.user(id)} prefetch={false}>
                  {person}
                </Link>
              ) : (
                <span className={styles.person}>{person}</span>
              )}
            </li>
          );
        })}
      </ul>
      {others > 0 && <p className={styles.note}>{`共 ${likeCount} 人赞过，这里是最近的 ${users.length} 位`}</p>}
    </Dialog>
  );
}

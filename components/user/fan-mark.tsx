'use client';

import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@/lib/domain/user/queries';
import styles from './fan-mark.module.css';
import { useIsFan } from './use-is-fan';

/** Says beside a name that this person follows the reader. */
export function FanMark({ userId, isFan }: { userId: string; isFan: boolean }) {
  // The follow button asks for the flag.
  const { data: isFollowed } = useQuery({ ...userQueries.isFollowed(userId), enabled: false });
  return isFan && <span className={styles.mark}>{isFollowed ? '互相关注' : '关注了你'}</span>;
}

/** Asks by itself, once the reader follows this person. */
export const PersonFanMark = ({ userId }: { userId: string }) => <FanMark userId={userId} isFan={useIsFan(userId)} />;

'use client';

import { useState } from 'react';
import { UserText } from '@/components/ui/text/user-text';
import { isLong } from '@/lib/domain/comment/thread';
import styles from './comment-text.module.css';

export function CommentText({ content }: { content: string }) {
  const [unfolded, setUnfolded] = useState(false);
  const long = isLong(content);
  return (
    <>
      <UserText content={content} folded={long && !unfolded} />
      {long && (
        <button className={styles.fold} type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? '收起' : '展开全文'}
        </button>
      )}
    </>
  );
}

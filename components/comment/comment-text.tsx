'use client';

import { useMemo, useState } from 'react';
import { isLong } from '@/lib/domain/comment/utils';
import { linkParts } from '@/lib/utils/link-parts';
import styles from './comment-text.module.css';

/** The text of a comment, with the web addresses in it as links. A long one is folded first. */
export function CommentText({ content }: { content: string }) {
  const parts = useMemo(() => linkParts(content), [content]);
  const [unfolded, setUnfolded] = useState(false);
  const long = isLong(content);
  return (
    <>
      <p className={styles.text} data-folded={(long && !unfolded) || undefined}>
        {parts.map(({ text, href }, index) =>
          href ? (
            <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      {long && (
        <button className={styles.fold} type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? '收起' : '展开全文'}
        </button>
      )}
    </>
  );
}

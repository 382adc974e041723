'use client';

import { useRef, useState, useSyncExternalStore } from 'react';
import { ErrorState } from '@/components/ui/error-state/error-state';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { useIsland } from '@/hooks/use-island';
import { CommentsHeading, CommentSkeletons } from './comment-skeletons';
import styles from './article-comments.module.css';

const COMMENT_HASH = /^#comment-([0-9a-f]+)$/;

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};
const linkedComment = () => COMMENT_HASH.exec(location.hash)?.[1];
const loadList = () => import('./comment-list').then(({ CommentList }) => CommentList);

interface ArticleCommentsProps {
  articleId: string;
  /** Id of the article's author. */
  authorId: string;
}

/** The discussion below an article. It loads when the reader comes near it, or at once for a link to a comment. */
export function ArticleComments({ articleId, authorId }: ArticleCommentsProps) {
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  const linkedId = useSyncExternalStore(subscribe, linkedComment, () => undefined);
  const [failed, setFailed] = useState(false);
  const list = useIsland(loadList, (near || linkedId !== undefined) && !failed, () => setFailed(true));
  return (
    <section
      ref={section}
      id="comments"
      className={styles.section}
      aria-labelledby="comments-title"
      data-print="hidden"
    >
      {list ? (
        list({ articleId, authorId, linkedId })
      ) : (
        <>
          <CommentsHeading />
          {failed ? <ErrorState message="评论加载失败" onRetry={() => setFailed(false)} /> : <CommentSkeletons />}
        </>
      )}
    </section>
  );
}

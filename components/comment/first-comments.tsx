import { EmptyState } from '@/components/ui/state/empty-state';
import { UserText } from '@/components/ui/text/user-text';
import { pictureOrigins } from '@/lib/config/picture-origins';
import type { Comment, CommentSubject, Reply } from '@/lib/domain/comment/schema';
import { hotComments, isLong } from '@/lib/domain/comment/thread';
import { foreignHost } from '@/lib/utils/address/foreign-host';
import { toIsoTime } from '@/lib/utils/time';
import { CommentView } from './comment-view';
import styles from './comment-thread.module.css';
import textStyles from './comment-text.module.css';
import listStyles from './comments.module.css';

interface FirstCommentsProps {
  comments: readonly Comment[];
  subject: CommentSubject;
}

/** Server-rendered comments without client code: for search engines, readers without scripting, and as placeholder. */
export function FirstComments({ comments, subject }: FirstCommentsProps) {
  if (comments.length === 0) return <EmptyState of="comment">还没有评论</EmptyState>;
  const hot = hotComments(comments);
  const partsOf = (comment: Comment | Reply) => ({
    comment,
    subject,
    text: <StaticText content={comment.content} />,
    // Absolute, because the page is cached for an hour.
    time: (
      <time dateTime={toIsoTime(comment.createTime)} title={comment.createTime}>
        {comment.createTime.slice(0, 16)}
      </time>
    ),
    picture: <StaticPicture src={comment.commentImage} />,
  });
  return (
    <ul className={listStyles.list}>
      {comments.map((comment) => (
        <li key={comment.id} className={styles.thread}>
          <CommentView {...partsOf(comment)} isHot={hot.includes(comment.id)}>
            {comment.children.length > 0 && (
              <ul className={styles.replies}>
                {comment.children.map((reply) => (
                  <li key={reply.id}>
                    <CommentView {...partsOf(reply)} />
                  </li>
                ))}
              </ul>
            )}
          </CommentView>
        </li>
      ))}
    </ul>
  );
}

function StaticPicture({ src }: { src: string }) {
  const host = foreignHost(src, pictureOrigins());
  if (host !== '') return <p className={styles.broken}>图片来自 {host}</p>;
  return (
    <span className={styles.image}>
      <img src={src} alt="评论图片" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
    </span>
  );
}

function StaticText({ content }: { content: string }) {
  const folded = isLong(content);
  return (
    <>
      <UserText content={content} folded={folded} />
      {folded && (
        <span className={textStyles.fold} aria-hidden>
          展开全文
        </span>
      )}
    </>
  );
}

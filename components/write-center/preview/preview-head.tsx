'use client';

import header from '@/components/article/article-header.module.css';
import { Avatar } from '@/components/ui/avatar';
import { CoverImage } from '@/components/ui/cover-image';
import { LevelBadge } from '@/components/ui/level-badge';
import { TitleWords } from '@/components/ui/text/text-heading';
import { useSession } from '@/hooks/session/use-session';
import { levelOf } from '@/lib/domain/user/levels';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import { onOneLine } from '@/lib/utils/plain-text';
import recipes from '@/styles/recipes.module.css';
import styles from './preview-pane.module.css';

/** Title, author and cover, as the article page shows them above the text. */
export function PreviewHead() {
  const title = useWriting(({ value }) => onOneLine(value.title));
  const coverImage = useWriting(({ value }) => value.coverImage);
  const { user } = useSession();
  return (
    <div className={styles.head}>
      <p className={recipes.textHeading} dir="auto">
        {title === '' ? <span className={styles.empty}>还没有标题</span> : <TitleWords>{title}</TitleWords>}
      </p>
      {user && (
        <div className={header.byline}>
          <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={40} />
          <div className={header.who}>
            <p className={header.author}>
              <bdi>{user.nickname}</bdi>
              <LevelBadge level={levelOf(user.exp)} />
            </p>
            {user.job !== '' && <p className={header.meta}>{user.job}</p>}
          </div>
        </div>
      )}
      {coverImage !== '' && <CoverImage key={coverImage} className={styles.cover} src={coverImage} eager />}
    </div>
  );
}

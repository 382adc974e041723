import type { ReactNode } from 'react';
import { LinksBlock } from '@/components/frame/links-block';
import { TagBlock } from '@/components/tag/tag-block';
import type { TagCount } from '@/lib/domain/article/highlights';
import type { ActionCounts, User } from '@/lib/domain/user/schema';
import { formatCount } from '@/lib/utils/format-count';
import { ExpBar } from './exp-bar';
import { LazyMutualFollows } from './heat-map.lazy';
import styles from './user-aside.module.css';

interface UserAsideProps {
  user: User;
  actions: ActionCounts | undefined;
  tags: readonly TagCount[];
  /** The block of the member's best articles. */
  children: ReactNode;
}

const perArticle = (total: number | null | undefined, actions: ActionCounts | undefined) =>
  total && actions?.articleTotal ? Math.round(total / actions.articleTotal) : null;

export function UserAside({ user, actions, tags, children }: UserAsideProps) {
  const achievements = [
    { label: '获得点赞', value: actions?.userGetAgreeTotal },
    { label: '文章被阅读', value: actions?.articleViewCountTotal },
    { label: '篇均阅读', value: perArticle(actions?.articleViewCountTotal, actions) },
    { label: '篇均点赞', value: perArticle(actions?.userGetAgreeTotal, actions) },
  ];
  return (
    <>
      <LinksBlock title="个人成就">
        <ExpBar exp={user.exp} />
        <dl className={styles.achievements}>
          {achievements.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatCount(value)}</dd>
            </div>
          ))}
        </dl>
      </LinksBlock>
      {children}
      <TagBlock title="常用标签" tags={tags} />
      <LazyMutualFollows userId={user.id} />
    </>
  );
}

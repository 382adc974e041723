'use client';

import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useUserTags, type RenderedTags } from './use-user-tags';
import { routes } from '@/lib/config/routes';
import { CATEGORIES } from '@/lib/domain/article/constants';
import { categoryLabel } from '@/lib/domain/article/labels';
import type { CustomTag } from '@/lib/domain/tag/schema';
import { DeleteTagButton } from './delete-tag-button';
import recipes from '@/styles/recipes.module.css';
import styles from './user-tags.module.css';

interface UserTagsProps {
  userId: string;
  initial: RenderedTags | undefined;
}

const ORDER: readonly string[] = CATEGORIES.map(({ code }) => code);

function byCategory(tags: readonly CustomTag[]) {
  const codes = [...new Set([...ORDER, ...tags.map(({ pid }) => pid)])];
  return codes
    .map((code) => ({ code, label: categoryLabel(code) || '其他', tags: tags.filter(({ pid }) => pid === code) }))
    .filter((group) => group.tags.length > 0);
}

export function UserTags({ userId, initial }: UserTagsProps) {
  const { isOwner, tags, failed, error, isFetching, refetch } = useUserTags(userId, initial);
  if (failed) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!tags) return <TagSkeletons />;
  if (tags.length === 0) return <EmptyState of="start">暂无数据</EmptyState>;
  return byCategory(tags).map((group) => (
    <section key={group.code} className={styles.group} aria-labelledby={`tags-${group.code}`}>
      <h2 id={`tags-${group.code}`} className={recipes.eyebrow}>
        {group.label}
      </h2>
      <ul>
        {group.tags.map((tag) => (
          <li key={tag.id}>
            <Link href={routes.search({ value: tag.tagName })} prefetch={false} dir="auto">
              {tag.tagName}
            </Link>
            {isOwner && <DeleteTagButton tag={tag} />}
          </li>
        ))}
      </ul>
    </section>
  ));
}

const TagSkeletons = () => (
  <div className={styles.group} role="status" aria-label="正在加载标签" aria-busy>
    <Skeleton width={64} height={21} />
    <div className={styles.skeletons}>
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={40} />
    </div>
  </div>
);

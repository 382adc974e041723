'use client';

import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useUserTags, type RenderedTags } from './use-user-tags';
import { routes } from '@/lib/config/routes';
import { CATEGORIES } from '@/lib/domain/article/categories';
import type { TagCount } from '@/lib/domain/article/highlights';
import { categoryLabel } from '@/lib/domain/article/labels';
import type { CustomTag } from '@/lib/domain/tag/schema';
import { DeleteTagButton } from './delete-tag-button';
import { NewTag } from './new-tag';
import { TagChip } from './tag-chip';
import recipes from '@/styles/recipes.module.css';
import chips from './tag-chip.module.css';
import styles from './user-tags.module.css';

interface UserTagsProps {
  userId: string;
  initial: RenderedTags | undefined;
  /** How many of the author's articles have a tag, where that is known. */
  counts?: readonly TagCount[] | undefined;
}

const ORDER: readonly string[] = CATEGORIES.map(({ code }) => code);

function byCategory(tags: readonly CustomTag[]) {
  const codes = [...new Set([...ORDER, ...tags.map(({ pid }) => pid)])];
  return codes
    .map((code) => ({ code, label: categoryLabel(code) || '其他', tags: tags.filter(({ pid }) => pid === code) }))
    .filter((group) => group.tags.length > 0);
}

export function UserTags({ userId, initial, counts = [] }: UserTagsProps) {
  const { isOwner, settled, tags, failed, error, isFetching, refetch } = useUserTags(userId, initial);
  if (failed) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!tags) return <TagSkeletons />;
  /** A tag without known articles may have no page. */
  const leadOf = (name: string) => {
    const count = counts.find(({ tag }) => tag === name)?.count;
    return count === undefined
      ? ({ href: routes.search({ value: name }), rel: 'nofollow' } as const)
      : { href: routes.tag(name), count };
  };
  // The owner's tools move the tags: these wait until it is known who looks at them.
  return (
    <div data-unsettled={settled ? undefined : ''}>
      {isOwner && (
        <div className={styles.add}>
          <NewTag />
        </div>
      )}
      {tags.length === 0 && <EmptyState of="start">暂无数据</EmptyState>}
      {byCategory(tags).map((group) => (
        <section key={group.code} className={styles.group} aria-labelledby={`tags-${group.code}`}>
          <h2 id={`tags-${group.code}`} className={recipes.eyebrow}>
            {group.label}
          </h2>
          <ul className={chips.chips}>
            {group.tags.map((tag) => (
              <TagChip key={tag.id} name={tag.tagName} {...leadOf(tag.tagName)}>
                {isOwner && <DeleteTagButton tag={tag} />}
              </TagChip>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const TagSkeletons = () => (
  <div className={styles.group} role="status" aria-label="正在加载标签" aria-busy>
    <Skeleton width={64} height={20} />
    <div className={chips.chips}>
      {[88, 64, 112, 72].map((width) => (
        <Skeleton key={width} width={width} height={28} />
      ))}
    </div>
  </div>
);

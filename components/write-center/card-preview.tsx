'use client';

import { useShallow } from 'zustand/react/shallow';
import { ArticleRow } from '@/components/article/article-row';
import { useSession } from '@/hooks/session/use-session';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import { onOneLine } from '@/lib/utils/plain-text';
import recipes from '@/styles/recipes.module.css';
import styles from './publish-form.module.css';

const NONE = { viewCounts: 0, likeCounts: 0, commentCounts: 0 } as const;

/** The article's row, as the lists of the site will show it. */
export function CardPreview() {
  const { user } = useSession();
  const { id, title, ...fields } = useWriting(
    useShallow(({ id, value: { title, description, coverImage, category, tag } }) => ({
      id,
      title,
      description,
      coverImage,
      category,
      tags: tag,
    })),
  );
  return (
    <section className={styles.sample} aria-label="列表中的样子">
      <h3 className={recipes.eyebrow}>列表中的样子</h3>
      <div inert>
        <ArticleRow
          article={{
            ...NONE,
            ...fields,
            id: id ?? 'new',
            articleTitle: onOneLine(title) || '还没有标题',
            description: onOneLine(fields.description) || '还没有描述',
            userId: user?.id ?? '',
            nickname: user?.nickname ?? '',
            avatar: user?.avatar ?? '',
          }}
          renderedAt={0}
          time={<span>刚刚</span>}
        />
      </div>
    </section>
  );
}

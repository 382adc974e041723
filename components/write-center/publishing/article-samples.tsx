'use client';

import { useShallow } from 'zustand/react/shallow';
import { ArticleSummaryRow } from '@/components/article/article-summary-row';
import { Logo } from '@/components/frame/logo';
import { useSession } from '@/hooks/session/use-session';
import { siteName } from '@/lib/browser/site-name';
import { routes } from '@/lib/config/routes';
import { SEARCH_HIT } from '@/lib/config/search-hit';
import { tagLabel } from '@/lib/domain/article/labels';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import { fitCardTitle } from '@/lib/utils/card-title';
import { clipText } from '@/lib/utils/clip-text';
import { onOneLine } from '@/lib/utils/plain-text';
import recipes from '@/styles/recipes.module.css';
import styles from './article-samples.module.css';

const NONE = { viewCounts: 0, likeCounts: 0, commentCounts: 0 } as const;
const CARD_TAGS = 3;

export function ArticleSamples() {
  const { user } = useSession();
  const { id, title, description, ...fields } = useWriting(
    useShallow(({ id, value: { title, description, coverImage, category, tag } }) => ({
      id,
      title: onOneLine(title) || '还没有标题',
      description: onOneLine(description) || '还没有描述',
      coverImage,
      category,
      tags: tag,
    })),
  );
  const card = fitCardTitle(title);
  return (
    <>
      <section className={styles.sample} aria-label="列表中的样子">
        <h3 className={recipes.eyebrow}>列表中的样子</h3>
        <div inert>
          <ArticleSummaryRow
            article={{
              ...NONE,
              ...fields,
              id: id ?? 'new',
              articleTitle: title,
              description,
              userId: user?.id ?? '',
              nickname: user?.nickname ?? '',
              avatar: user?.avatar ?? '',
            }}
            renderedAt={0}
            time={<span>刚刚</span>}
          />
        </div>
      </section>
      <section className={styles.sample} aria-label="搜索结果中的样子">
        <h3 className={recipes.eyebrow}>搜索结果中的样子</h3>
        <div className={styles.hit} dir="auto">
          <small className={recipes.truncate}>{`${window.location.host}${routes.article(id ?? '…')}`}</small>
          <p className={recipes.truncate}>{`${clipText(title, SEARCH_HIT.titleColumns)} - ${siteName()}`}</p>
          <p className={recipes.clamp}>{clipText(description, SEARCH_HIT.descriptionColumns)}</p>
        </div>
      </section>
      <section className={styles.sample} aria-label="分享卡片的样子">
        <h3 className={recipes.eyebrow}>分享卡片的样子</h3>
        {/* The picture is light in both themes. */}
        <div className={styles.frame} data-theme="light">
          <div className={styles.card}>
            <p className={styles.site}>
              <Logo />
              {siteName()}
            </p>
            <p className={styles.title} style={{ fontSize: `calc(${card.titleSize} * var(--unit))` }} dir="auto">
              {card.title}
            </p>
            <div className={styles.foot}>
              <span className={recipes.truncate}>{user?.nickname}</span>
              {fields.tags.slice(0, CARD_TAGS).map((tag) => (
                <span key={tag} className={styles.tag}>
                  {tagLabel(tag)}
                </span>
              ))}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

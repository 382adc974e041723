'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { ShareSheetButton } from '@/components/ui/layer/share-sheet-button';
import { ToggleButton } from '@/components/ui/toggle-button';
import { READING_TOOLS_ID } from '@/lib/domain/reading/reading-tools-id';
import { useArticleActions } from './use-article-actions';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import type { Article } from '@/lib/domain/article/schema';
import { formatCount } from '@/lib/utils/format-count';
import recipes from '@/styles/recipes.module.css';
import styles from './article-actions.module.css';

interface ArticleActionsProps {
  article: Pick<Article, 'id' | 'userId' | 'articleTitle' | 'nickname' | 'likeCounts' | 'commentCounts'>;
  place: 'row' | 'rail';
  children?: ReactNode;
}

export function ArticleActions({ article, place, children }: ArticleActionsProps) {
  const { likeCounts, commentCounts, like, collect } = useArticleActions(article);
  const { id, articleTitle, nickname } = article;
  const card = { title: articleTitle, author: nickname, image: fileRoutes.articleImage(id) };
  return (
    <div
      className={styles[place]}
      role="group"
      aria-label={place === 'rail' ? '文章操作' : '文末的文章操作'}
      data-print="hidden"
      data-bottom-bar={place === 'rail' || undefined}
    >
      <ToggleButton
        {...like}
        warm
        shortcut="l"
        icon={<Icon of={like.active ? 'like-filled' : 'like'} size={20} />}
        label="点赞"
        pressedLabel="已赞"
        count={likeCounts}
      />
      <a href="#comments" aria-keyshortcuts="c">
        <Icon of="comment" size={20} />
        <b>{formatCount(commentCounts)}</b>{' '}
        <span className={place === 'rail' ? recipes.visuallyHidden : undefined}>评论</span>
      </a>
      <ToggleButton
        {...collect}
        icon={<Icon of={collect.active ? 'collect-filled' : 'collect'} size={20} />}
        label="收藏"
        pressedLabel="已收藏"
      />
      <ShareSheetButton noun="文章" path={routes.article(id)} card={card} />
      {children}
      {place === 'rail' && <span id={READING_TOOLS_ID} className={styles.tools} />}
    </div>
  );
}

'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useStored } from '@/hooks/ui/use-stored';
import { routes } from '@/lib/config/routes';
import { searchHistory } from '@/lib/domain/search/history-store';
import { openSearchPanel } from '@/lib/domain/search/panel-store';
import recipes from '@/styles/recipes.module.css';
import styles from './search-start.module.css';

export function SearchStart() {
  const terms = useStored(searchHistory) ?? [];
  return (
    <EmptyState
      of="search"
      action={
        <div className={styles.start}>
          {terms.length > 0 && (
            <section aria-label="最近搜索">
              <h2 className={recipes.eyebrow}>最近搜索</h2>
              <ul>
                {terms.map((term) => (
                  <li key={term}>
                    <Link className={styles.term} href={routes.search({ value: term })} prefetch={false} dir="auto">
                      {term}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Button onClick={() => openSearchPanel()}>搜工具、教程、页面和操作</Button>
        </div>
      }
    >
      输入关键词，搜索文章和用户
    </EmptyState>
  );
}

'use client';

import Link from 'next/link';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import { routes } from '@/lib/config/routes';
import { CATEGORY_FOLLOWED, FEED_CATEGORIES } from '@/lib/domain/article/categories';
import type { FeedFilter } from '@/lib/domain/article/feed';
import sideNav from '@/components/frame/side-nav.module.css';
import styles from './category-nav.module.css';

interface CategoryNavProps {
  filter: FeedFilter;
  onOpen: (filter: FeedFilter) => void;
}

export function CategoryNav({ filter: { category, sort }, onOpen }: CategoryNavProps) {
  const gate = useRequireLogin();
  return (
    <nav className={`${sideNav.nav} ${styles.icons}`} aria-label="文章分类">
      {FEED_CATEGORIES.map(({ code, label }) => (
        <Link
          key={code}
          data-category={code}
          href={routes.home({ category: code, sort })}
          prefetch={false}
          aria-current={code === category ? 'page' : undefined}
          onNavigate={(event) => {
            event.preventDefault();
            const open = () => onOpen({ category: code, sort });
            if (code === CATEGORY_FOLLOWED) gate(open);
            else open();
          }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

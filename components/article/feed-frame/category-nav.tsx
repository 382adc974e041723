'use client';

import { Code, Coffee, Gamepad2, LayoutGrid, UserRoundCheck } from 'lucide-react';
import Link from 'next/link';
import { useGate } from '@/hooks/session/use-gate';
import { routes } from '@/lib/config/routes';
import { CATEGORY_ALL, CATEGORY_FOCUS, FEED_CATEGORIES } from '@/lib/domain/article/constants';
import type { FeedFilter } from '@/lib/domain/article/utils';
import styles from './category-nav.module.css';

const ICONS = { [CATEGORY_FOCUS]: UserRoundCheck, [CATEGORY_ALL]: LayoutGrid, '1': Coffee, '2': Code, '3': Gamepad2 };

interface CategoryNavProps {
  filter: FeedFilter;
  onOpen: (filter: FeedFilter) => void;
}

/** The categories of the feed: a column beside it, on phones a scrolling row above it. */
export function CategoryNav({ filter: { category, sort }, onOpen }: CategoryNavProps) {
  const gate = useGate();
  return (
    <nav className={styles.nav} aria-label="文章分类">
      {FEED_CATEGORIES.map(({ code, label }) => {
        const Icon = ICONS[code];
        return (
          <Link
            key={code}
            href={routes.home({ category: code, sort })}
            aria-current={code === category ? 'page' : undefined}
            prefetch={false}
            onNavigate={(event) => {
              event.preventDefault();
              const open = () => onOpen({ category: code, sort });
              if (code === CATEGORY_FOCUS) gate(open);
              else open();
            }}
          >
            <Icon size={18} strokeWidth={1.5} aria-hidden />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

import Link from 'next/link';
import type { ReactNode } from 'react';
import { routes } from '@/lib/config/routes';
import recipes from '@/styles/recipes.module.css';
import styles from './tag-chip.module.css';

interface TagChipProps {
  name: string;
  count?: number | undefined;
  children?: ReactNode;
}

/** An entry of a list of tags: searches for the articles that have it. */
export const TagChip = ({ name, count, children }: TagChipProps) => (
  <li className={styles.chip}>
    <Link
      href={routes.search({ value: name })}
      prefetch={false}
      rel="nofollow"
      title={name}
      aria-label={count === undefined ? undefined : `${name} ${count} 篇文章`}
    >
      <span className={recipes.truncate} dir="auto">
        {name}
      </span>
      {count !== undefined && <small>{count}</small>}
    </Link>
    {children}
  </li>
);

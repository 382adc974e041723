import Link from 'next/link';
import type { ReactNode } from 'react';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './tag-chip.module.css';

interface TagChipProps {
  name: string;
  href: string;
  rel?: 'nofollow';
  count?: number | undefined;
  children?: ReactNode;
}

export const TagChip = ({ name, href, rel, count, children }: TagChipProps) => (
  <li className={styles.chip}>
    <Link
      className={controls.touchArea}
      href={href}
      prefetch={false}
      rel={rel}
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

'use client';

import { useEffect, useRef, useState } from 'react';
import sideNav from '@/components/frame/side-nav.module.css';
import { Avatar } from '@/components/ui/avatar';
import { revealWithin } from '@/lib/browser/reveal-within';
import { spyHeadings } from '@/lib/browser/scroll-spy';
import type { ToolCategory } from '@/lib/domain/tool/schema';
import { toolCategoryId } from '@/lib/domain/tool/directory';
import styles from './tool-directory.module.css';

const ICON_SIZE = 20;

const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;

export function ToolCategoryNav({ categories }: { categories: readonly ToolCategory[] }) {
  const nav = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(-1);
  /** The end of the page may come before the chosen category reaches the top. */
  const chosen = useRef(-1);
  const ids = categories.map(({ id }) => toolCategoryId(id)).join(' ');

  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    return spyHeadings(sections, (index) => setCurrent(isAtEnd() ? Math.max(index, chosen.current) : index));
  }, [ids]);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link) revealWithin(nav.current, link);
  }, [current]);

  const choose = (index: number) => {
    chosen.current = index;
    setCurrent(index);
  };
  return (
    <nav ref={nav} className={`${sideNav.nav} ${styles.nav}`} aria-label="工具分类">
      {categories.map(({ id, name, icon }, index) => (
        <a
          key={id}
          href={`#${toolCategoryId(id)}`}
          aria-current={index === Math.max(current, 0) ? 'true' : undefined}
          onClick={() => choose(index)}
        >
          <Avatar userId={id} nickname={name} src={icon} size={ICON_SIZE} />
          <bdi>{name}</bdi>
        </a>
      ))}
    </nav>
  );
}

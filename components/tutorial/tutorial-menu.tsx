'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { EmptyState } from '@/components/ui/state/empty-state';
import { Icon } from '@/components/ui/icon';
import { useFilterText } from '@/hooks/ui/use-filter-text';
import { useStored } from '@/hooks/ui/use-stored';
import { revealWithin } from '@/lib/browser/reveal-within';
import { routes } from '@/lib/config/routes';
import { INTRO } from '@/lib/domain/tutorial/intro';
import type { ChapterLink, MenuEntry } from '@/lib/domain/tutorial/schema';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { chaptersOf, filterMenu } from '@/lib/domain/tutorial/chapters';
import { percentRead } from '@/lib/domain/tutorial/progress';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import '@/components/reading/toc.css';
import { MENU_ID } from './chapters-button';
import styles from './tutorial-menu.module.css';

/** Shorter menus need no filter. */
const FILTERED_FROM = 5;

interface TutorialMenuProps {
  tutorial: { id: string; name: string; menu: readonly MenuEntry[] };
}

export function TutorialMenu({ tutorial: { id, name, menu } }: TutorialMenuProps) {
  const [, , , current = INTRO] = usePathname().split('/');
  const progress = useStored(tutorialProgress)?.[id];
  const sheet = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { wanted, clear, fieldProps } = useFilterText();
  const isFiltered = wanted.trim() !== '';
  const chapters = chaptersOf(menu);
  const shown = filterMenu(menu, wanted);

  // React sets `open` only on change, and misses panels closed by the reader or by a namesake.
  useEffect(() => {
    for (const panel of list.current?.querySelectorAll('details') ?? []) {
      if (isFiltered || panel.querySelector('[aria-current]')) panel.open = true;
    }
  }, [current, isFiltered]);

  useEffect(() => {
    const reveal = () => {
      const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
      if (list.current && entry) revealWithin(list.current, entry);
    };
    reveal();
    const node = sheet.current;
    node?.addEventListener('toggle', reveal);
    return () => node?.removeEventListener('toggle', reveal);
  }, [current]);

  const handleClick = () => {
    clear();
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };
  const linkTo = (segment: string, href: string, title: string) => {
    const isRead = progress?.read.includes(segment);
    return (
      <Link
        className={styles.link}
        href={href}
        prefetch={false}
        aria-current={segment === current ? 'page' : undefined}
        onClick={handleClick}
      >
        <span dir="auto">{title}</span>
        {isRead && (
          <>
            <Icon of="done" size={16} className={styles.read} />
            <span className={recipes.visuallyHidden}>已读</span>
          </>
        )}
      </Link>
    );
  };
  const linkToChapter = ({ id: chapterId, title }: ChapterLink) =>
    linkTo(chapterId, routes.chapter(id, chapterId), title);

  return (
    <nav ref={sheet} id={MENU_ID} className="article-toc" aria-label="章节" popover="auto">
      <div className={styles.head}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.progress}>
          共 {chapters.length} 章{progress && <span>已读 {percentRead(progress, chapters)}%</span>}
        </p>
        {chapters.length >= FILTERED_FROM && (
          <label className={styles.filter}>
            <Icon of="search" size={16} />
            <input
              className={controls.searchInput}
              type="search"
              placeholder="筛选章节"
              aria-label="筛选章节"
              autoComplete="off"
              {...fieldProps}
            />
          </label>
        )}
        <p className={recipes.visuallyHidden} role="status">
          {isFiltered && `${chaptersOf(shown).length} 章`}
        </p>
      </div>
      <div ref={list} className={`article-toc-list ${styles.list}`}>
        <ol>
          {!isFiltered && <li>{linkTo(INTRO, routes.tutorial(id), '介绍')}</li>}
          {shown.map((entry) => (
            <li key={entry.id ?? entry.title}>
              {entry.id === undefined ? (
                <details
                  // One open panel, unless several match the filter.
                  name={isFiltered ? undefined : MENU_ID}
                  open={isFiltered || entry.chapters.some((chapter) => chapter.id === current)}
                >
                  <summary className={styles.group} dir="auto">
                    {entry.title}
                  </summary>
                  <ol>
                    {entry.chapters.map((chapter) => (
                      <li key={chapter.id}>{linkToChapter(chapter)}</li>
                    ))}
                  </ol>
                </details>
              ) : (
                linkToChapter({ id: entry.id, title: entry.title })
              )}
            </li>
          ))}
        </ol>
        {shown.length === 0 && (
          <EmptyState of="search" small>
            没有匹配的章节
          </EmptyState>
        )}
      </div>
    </nav>
  );
}

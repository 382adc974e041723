import Link from 'next/link';
import type { MouseEvent } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { MarkedText } from '@/components/ui/text/marked-text';
import { NEW_TAB } from '@/components/ui/new-tab';
import type { DestinationKind, Find } from '@/lib/domain/search/destinations';
import { splitByKeywords, splitByRanges } from '@/lib/utils/fuzzy/highlight';
import recipes from '@/styles/recipes.module.css';
import styles from './search-panel.module.css';

const ICONS: Record<DestinationKind, IconName> = {
  action: 'done',
  page: 'forward',
  term: 'search',
  draft: 'write',
  later: 'collect',
  own: 'write',
  history: 'view',
  folder: 'collect',
  site: 'link',
  tool: 'tool',
  tutorial: 'tutorial',
  chapter: 'contents',
  question: 'question',
  tag: 'quote',
  share: 'circle',
  article: 'contents',
  user: 'user',
  hot: 'rank',
  search: 'search',
};
const ACTION_ICONS: Record<string, IconName> = {
  write: 'write',
  share: 'circle',
  'theme-light': 'light',
  'theme-dark': 'dark',
  'theme-system': 'system',
  login: 'user',
  logout: 'user',
};

interface PanelOptionProps {
  id: string;
  row: Find;
  words: readonly string[];
  isActive: boolean;
  onChoose: (row: Find, event: MouseEvent) => void;
}

/** A real link wherever it leads to a page, so that all of the browser's ways to open one work. */
export function PanelOption({ id, row, words, isActive, onChoose }: PanelOptionProps) {
  const { kind, title, note, href, isForeign, ranges } = row;
  const content = (
    <>
      <Icon of={ACTION_ICONS[row.id] ?? ICONS[kind]} />
      <span className={`${styles.title} ${recipes.truncate}`} dir="auto">
        <MarkedText runs={ranges.length > 0 ? splitByRanges(title, ranges) : splitByKeywords(title, words)} />
      </span>
      {note && (
        <small className={recipes.truncate} dir="auto">
          {note}
        </small>
      )}
    </>
  );
  const props = {
    id,
    className: styles.option,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onClick: (event: MouseEvent) => onChoose(row, event),
  } as const;
  if (href === undefined) {
    return (
      <button type="button" {...props}>
        {content}
      </button>
    );
  }
  if (isForeign) {
    return (
      <a {...props} href={href} {...NEW_TAB} rel="noopener noreferrer nofollow ugc">
        {content}
      </a>
    );
  }
  return (
    <Link {...props} href={href} prefetch={false}>
      {content}
    </Link>
  );
}

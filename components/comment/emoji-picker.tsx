'use client';

import { EmojiPicker as Picker, useActiveEmoji, type EmojiPickerListComponents } from 'frimousse';
import { Icon } from '@/components/ui/icon';
import { EMOJI } from '@/lib/utils/emoji-data';
import controls from '@/styles/controls.module.css';
import styles from './emoji-picker.module.css';

interface EmojiPickerProps {
  onPick: (emoji: string) => void;
}

const COLUMNS = 7;
const LIST_ID = 'emoji-list';
const ACTIVE_ID = 'emoji-active';

/** The library counts from 0, assistive technology from 1. */
const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1);

const LIST_PARTS: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className={styles.group}>
      {category.label}
    </div>
  ),
  Row: ({ children, ...props }) => (
    <div {...props} className={styles.row} aria-rowindex={fromOne(props['aria-rowindex'])}>
      {children}
    </div>
  ),
  Emoji: ({ emoji, ...props }) => {
    const cell = { ...props, 'aria-colindex': fromOne(props['aria-colindex']) };
    return (
      <button {...cell} id={emoji.isActive ? ACTIVE_ID : undefined} className={styles.emoji} type="button">
        {emoji.emoji}
      </button>
    );
  },
};

export function EmojiPicker({ onPick }: EmojiPickerProps) {
  return (
    <Picker.Root
      className={styles.picker}
      locale="zh"
      columns={COLUMNS}
      resolveEmojiData={() => EMOJI}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <SearchField />
      {/* Scrolled by key as well: the arrow keys of the search move through the emoji, which are no tab stops. */}
      <Picker.Viewport className={styles.viewport} role="group" aria-label="表情列表" tabIndex={0}>
        <Picker.Loading className={styles.hint}>加载中…</Picker.Loading>
        <Picker.Empty className={styles.hint}>没有找到表情</Picker.Empty>
        <Picker.List id={LIST_ID} className={styles.list} components={LIST_PARTS} />
      </Picker.Viewport>
    </Picker.Root>
  );
}

/** The arrow keys move over the emoji while the focus stays in the field. */
const SearchField = () => (
  <label className={`${controls.searchField} ${styles.search}`}>
    <Icon of="search" size={16} />
    <Picker.Search
      className={controls.searchInput}
      aria-label="搜索表情"
      aria-controls={LIST_ID}
      aria-activedescendant={useActiveEmoji() && ACTIVE_ID}
      placeholder="搜索表情"
      autoFocus
    />
  </label>
);

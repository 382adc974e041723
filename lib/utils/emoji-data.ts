import rows from 'emojibase-data/zh/data.json';
import type { EmojiData } from 'frimousse';

/** Many readers' fonts lack newer ones. */
const NEWEST_VERSION = 14;
const GROUPS: Readonly<Record<number, string>> = {
  0: '表情',
  1: '人物',
  3: '动物与自然',
  4: '食物',
  5: '旅行',
  6: '活动',
  7: '物品',
  8: '符号',
  9: '旗帜',
};
const SKIN_TONES = { light: '浅', 'medium-light': '较浅', medium: '中', 'medium-dark': '较深', dark: '深' };

/** All emoji with Chinese names: large, for a part that is loaded on use. */
export const EMOJI: EmojiData = {
  locale: 'zh',
  categories: Object.entries(GROUPS).map(([index, label]) => ({ index: Number(index), label })),
  skinTones: SKIN_TONES,
  emojis: rows.flatMap(({ emoji, label, tags, group, version }) =>
    group !== undefined && group in GROUPS && version <= NEWEST_VERSION
      ? [{ emoji, label, tags: tags ?? [], category: group, version }]
      : [],
  ),
};

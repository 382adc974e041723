export const FEEDBACK_PAGE_SIZE = 20;

/** The six reactions in the order of their codes. */
export const REACTIONS = [
  { itemType: '1', emoji: '👍', label: '赞同', count: 'likeCount', flag: 'isLiker' },
  { itemType: '2', emoji: '👎', label: '反对', count: 'dislikeCount', flag: 'isDisliker' },
  { itemType: '3', emoji: '🎁', label: '礼物', count: 'giftCount', flag: 'isGifter' },
  { itemType: '4', emoji: '❤️', label: '喜欢', count: 'heartCount', flag: 'isHearter' },
  { itemType: '5', emoji: '🚀', label: '火箭', count: 'rocketCount', flag: 'isRocketer' },
  { itemType: '6', emoji: '👀', label: '围观', count: 'viewCount', flag: 'isViewer' },
] as const;
export type Reaction = (typeof REACTIONS)[number];

export const REACTIONS = [
  { code: '1', emoji: '👍', label: '赞同', count: 'likeCount', flag: 'isLiker' },
  { code: '2', emoji: '👎', label: '反对', count: 'dislikeCount', flag: 'isDisliker' },
  { code: '3', emoji: '🎁', label: '礼物', count: 'giftCount', flag: 'isGifter' },
  { code: '4', emoji: '❤️', label: '喜欢', count: 'heartCount', flag: 'isHearter' },
  { code: '5', emoji: '🚀', label: '火箭', count: 'rocketCount', flag: 'isRocketer' },
  { code: '6', emoji: '👀', label: '围观', count: 'viewCount', flag: 'isViewer' },
] as const;
export type Reaction = (typeof REACTIONS)[number];

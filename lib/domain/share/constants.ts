/** Specification 2, sections 5 and 9. */
export const SHARE_MAX_LENGTH = 512;
export const SHARE_MAX_IMAGES = 3;

export const SHARE_FIELD_ID = 'share-content';

/** Key of the mutation that publishes a share; only one runs at a time. */
export const PUBLISH_SHARE_KEY = ['share', 'publish'] as const;

export const SHARE_FIRST_PAGE_SIZE = 10;
export const SHARE_PAGE_SIZE = 20;

export const MAX_AGREE_USERS = 5;
export const SHARE_FOLD_CHARACTERS = 118;

/** Blocks of the share circle; the API does not publish them (assumption A13). */
export const SHARE_BLOCKS = [
  { id: '1', name: '技术交流' },
  { id: '2', name: '摸鱼' },
  { id: '3', name: '职场' },
  { id: '4', name: '求助' },
  { id: '5', name: '分享发现' },
  { id: '6', name: '生活' },
] as const;

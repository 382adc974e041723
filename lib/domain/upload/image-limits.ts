/** Specification 1, sections 5 and 9. */
export const IMAGE_EXTENSIONS = ['jpeg', 'jpg', 'svg', 'gif', 'png', 'webp'] as const;
export const AVATAR_EXTENSIONS = [...IMAGE_EXTENSIONS, 'apng', 'awebp'] as const;

export const IMAGE_SIZE_LIMIT = 5 * 1024 * 1024;

/** Larger files are refused unread. */
export const PHOTO_SIZE_LIMIT = 100 * 1024 * 1024;
/** Longest side, in pixels, of a photo that was too large to upload. */
export const PHOTO_SIDE_MAX = 2048;

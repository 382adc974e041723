/** Specification 1, sections 5 and 9. */
export const IMAGE_EXTENSIONS = ['jpeg', 'jpg', 'svg', 'gif', 'png', 'webp'] as const;
export const AVATAR_EXTENSIONS = [...IMAGE_EXTENSIONS, 'apng', 'awebp'] as const;

export const IMAGE_SIZE_LIMIT = 5 * 1024 * 1024;

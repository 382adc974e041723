/** Specification 1, sections 5 and 9. */
export const IMAGE_EXTENSIONS = ['jpeg', 'jpg', 'svg', 'gif', 'png', 'webp'] as const;
export const AVATAR_EXTENSIONS = [...IMAGE_EXTENSIONS, 'apng', 'awebp'] as const;
/** Other names of JPEG files, such as Chrome gives on Windows: they are renamed. */
export const JPEG_EXTENSIONS = ['jfif', 'jpe', 'pjpeg', 'pjp'] as const;

/** The size of a file as it was chosen stays below this. */
export const IMAGE_SIZE_LIMIT = 5 * 1024 * 1024;

/** Larger files are not scaled down either. */
export const PHOTO_SIZE_LIMIT = 100 * 1024 * 1024;
/** Longest side, in pixels, of a photo that was too large to upload. */
export const PHOTO_SIDE_MAX = 2048;
export const AVATAR_SIDE_MAX = 512;
/** Pixels of a picture: each costs every reader four bytes of memory, however small its file is. */
export const MAX_PIXELS = 16_000_000;

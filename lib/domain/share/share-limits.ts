/** Specification 2, sections 5 and 9. */
export const SHARE_MAX_LENGTH = 512;
export const SHARE_MAX_IMAGES = 3;

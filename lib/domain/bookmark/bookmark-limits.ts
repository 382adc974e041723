/** Specification 2, section 5. */
export const BOOKMARK_NAME_MAX = 64;
export const BOOKMARK_DESCRIPTION_MAX = 64;

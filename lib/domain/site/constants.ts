/** Specification 2, section 5. */
export const SITE_NAME_MAX = 64;
export const SITE_DESCRIPTION_MAX = 64;

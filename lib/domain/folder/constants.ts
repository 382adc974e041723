/** Specification 2, section 5. */
export const FOLDER_NAME_MAX = 24;

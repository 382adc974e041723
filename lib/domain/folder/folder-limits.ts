/** Specification 2, section 5. */
export const FOLDER_NAME_MAX = 24;
export const IMPORT_MAX = 2_000;

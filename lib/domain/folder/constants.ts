/** Specification 2, section 5. */
export const FOLDER_NAME_MAX = 24;
export const IMPORT_MAX = 2_000;
/** Largest bookmarks file, in bytes: browsers embed icons. */
export const BOOKMARKS_FILE_MAX = 100 * 1024 * 1024;
export const PRIVACY = [
  { value: '1', label: '是' },
  { value: '0', label: '否' },
] as const;

/** Loaded as one, by the first of them that is opened. */
export { TypographyDialog } from './typography-dialog';
export { VersionsDialog } from './versions-dialog';

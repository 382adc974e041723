/** Loaded as one, by the first of them that is opened. */
export { CrossPostDialog } from '@/components/cross-post/cross-post-dialog';
export { TemplateDialog } from './template-dialog';
export { TypographyDialog } from './typography-dialog';
export { VersionsDialog } from './versions-dialog';
export { FolderImportDialog } from './folder-import-dialog';

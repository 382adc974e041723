/** Loaded as one, by the first of them that is opened. */
export { CrossPostDialog } from '@/components/cross-post/cross-post-dialog';
export { TemplateDialog } from '@/components/write-center/drafts/template-dialog';
export { TypographyDialog } from '@/components/write-center/find/typography-dialog';
export { VersionsDialog } from '@/components/write-center/drafts/versions-dialog';
export { FolderImportDialog } from '@/components/write-center/drafts/folder-import-dialog';

/** Loaded as one: what the browser makes in place of a page that the server could not make. */
export { MemberArticle } from '@/components/article/member-article';
export { HiddenFolder } from '@/components/bookmark/hidden-folder';
export { SharePage } from '@/components/share/share-page';

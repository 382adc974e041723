/** Loaded as one: they stand in for lists that the server did not load. */
export { FetchedLinks } from '@/components/article/fetched-links';
export { HotArticles } from '@/components/article/hot-articles';
export { FetchedAuthors } from '@/components/user/fetched-authors';

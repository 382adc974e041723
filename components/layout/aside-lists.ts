/** Loaded as one, as the right column of ordinary pages shows both. */
export { HotArticles } from '@/components/article/hot-articles';
export { FetchedAuthors } from '@/components/user/fetched-authors';

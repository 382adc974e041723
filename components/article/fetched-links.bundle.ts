/** Loaded as one: they stand in for lists of articles that the server did not load. */
export { FetchedLinks } from './fetched-links';
export { HotArticles } from './hot-articles';

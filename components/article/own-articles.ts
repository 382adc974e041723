/** Loaded as one, as the list of an author's own articles shows both. */
export { OwnArticleTools } from './own-article-tools';
export { OwnArticleViews } from './own-article-views';

/** Loaded as one: an author goes from the list of their articles into one of them and back. */
export { OwnArticleMenu } from './own-article-menu';
export { OwnArticleTools } from './own-article-tools';
export { OwnArticleViews } from './own-article-views';

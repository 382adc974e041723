/** Loaded as one: the dialog of phones holds the board of the side column. */
export { HotNewsBoard } from './hot-news-board';
export { HotNewsDialog } from './hot-news-dialog';

/** Loaded as one, with the first menu of a row or card of an author, or in a browser that mutes something. */
export { Muting } from '@/components/mute/muting';
export { AuthorCard } from '@/components/user/author-card';
export { RowMenu } from './row-menu';

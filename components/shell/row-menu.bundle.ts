/** Loaded as one, with the first menu of a row, or in a browser that mutes something. */
export { Muting } from '@/components/mute/muting';
export { RowMenu } from './row-menu';

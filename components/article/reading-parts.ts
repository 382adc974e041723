/** Loaded as one, on use. */
export { CopyTools } from './copy-tools';
export { ReadingPanel } from './reading-panel';

export { CopyTools } from './copy-tools';
export { ReadingPanel } from './reading-panel';

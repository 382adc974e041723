export { Annotations } from '@/components/annotation/annotations';
export { CopyTools } from './copy-tools';
export { ReadingPanel } from './reading-panel';

export { DocumentFrame as default } from '@/components/shell/document-frame';

export { DocumentFrame as default } from '@/components/document/document-frame';

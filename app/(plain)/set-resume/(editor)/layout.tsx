export { EditorFrame as default } from '@/components/editor/editor-frame';

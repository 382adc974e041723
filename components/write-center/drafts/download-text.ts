import { exportName } from '@/lib/domain/article/export-name';
import { saveFile } from '@/lib/browser/files/save-file';

export const downloadText = ({ title, content }: { title: string; content: string }) =>
  saveFile(new Blob([content], { type: 'text/markdown;charset=utf-8' }), exportName(title, 'md'));

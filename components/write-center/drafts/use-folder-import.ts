'use client';

import { useState, type DragEvent } from 'react';
import { droppedFiles, holdsFolder } from '@/lib/browser/files/dropped-folder';
import { showToast } from '@/lib/browser/toast-store';
import type { FolderFile } from '@/lib/domain/write-center/markdown-folder';

/** The dialog to import a folder: opened by a button, or by a folder that is dropped. */
export function useFolderImport() {
  const [folder, setFolder] = useState<{ files?: readonly FolderFile[] } | null>(null);
  const handleDrop = (event: DragEvent) => {
    if (!holdsFolder(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    droppedFiles(event.dataTransfer).then(
      (files) => setFolder({ files }),
      () => showToast('文件夹读取失败，请重新选择', 'failed'),
    );
  };
  return { folder, open: () => setFolder({}), close: () => setFolder(null), handleDrop };
}

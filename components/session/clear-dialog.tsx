'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { clearKept } from '@/lib/drafts/clear-drafts';
import { useKeptData } from './use-kept-data';
import { useLogout } from './use-logout';

interface ClearDialogProps {
  onClose: () => void;
}

export function ClearDialog({ onClose }: ClearDialogProps) {
  const kept = useKeptData();
  const logout = useLogout();
  const [pending, setPending] = useState(false);
  const handleConfirm = () => {
    setPending(true);
    // The page is left unless this fails.
    void logout({ clear: clearKept }).catch(onClose);
  };
  return (
    <ConfirmDialog
      title="退出并清除本机数据"
      question={kept ? questionOf(kept) : '正在查看这个浏览器保存了什么…'}
      confirmLabel={pending ? '清除中…' : '清除并退出'}
      pending={pending || !kept}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}

function questionOf({ drafts, records }: NonNullable<ReturnType<typeof useKeptData>>): string {
  const parts = [
    ...(drafts > 0 ? [`${drafts} 份没有发出的内容（草稿、没送达的私信，连同其中的图片）`] : []),
    ...records,
  ];
  if (parts.length === 0) return '这个浏览器没有保存你的草稿和记录，直接退出即可。';
  return `这个浏览器保存着你的：${parts.join('、')}。清除后无法恢复；已经发布的内容不受影响。`;
}

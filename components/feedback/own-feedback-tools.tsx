'use client';

import { useRef, useState } from 'react';
import { BinButton } from '@/components/ui/list/bin-button';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { useDeleteFeedback } from './use-delete-feedback';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';

interface OwnFeedbackToolsProps {
  id: string;
  onEdit: () => void;
}

export function OwnFeedbackTools({ id, onEdit }: OwnFeedbackToolsProps) {
  const [asking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  const button = useRef<HTMLButtonElement>(null);
  const { run, pending } = useDeleteFeedback(id, () => {
    stopAsking();
    focusNeighbour(button.current);
  });
  return (
    <>
      <Button variant="quiet" size="small" onClick={onEdit}>
        编辑
      </Button>
      <BinButton ref={button} label="删除" onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title="删除反馈"
          question="删除后无法恢复，确定删除这条反馈吗？"
          confirmLabel="删除"
          pending={pending}
          onConfirm={() => run()}
          onClose={stopAsking}
        />
      )}
    </>
  );
}

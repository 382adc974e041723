'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from './dialog';
import { ignoreRepeatedPress } from '@/lib/browser/ignore-repeated-press';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  question: string;
  confirmLabel: string;
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const WIDTH = 400;

/** Confirms an irreversible action. 取消 has the focus, so that Enter is harmless. */
export function ConfirmDialog({ title, question, confirmLabel, pending, onConfirm, onClose }: ConfirmDialogProps) {
  // A double click on its buttons must not press what is below.
  useEffect(() => ignoreRepeatedPress, []);
  return (
    <Dialog title={title} width={WIDTH} onClose={onClose}>
      <p className={styles.question}>{question}</p>
      <div className={styles.actions}>
        <Button data-autofocus onClick={onClose}>
          取消
        </Button>
        <Button variant="danger" pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useLeaveGuard } from '@/hooks/ui/use-leave-guard';

interface LeaveGuardProps {
  /** There are changes that the API does not have. */
  dirty: boolean;
  title: string;
  question: string;
  /** Saves the draft; awaited before the page is left. */
  onLeave: () => Promise<unknown>;
}

/** Asks for confirmation before a navigation leaves changes that are a draft only. */
export function LeaveGuard({ dirty, title, question, onLeave }: LeaveGuardProps) {
  const guard = useLeaveGuard(dirty);
  return (
    guard.asking && (
      <ConfirmDialog
        title={title}
        question={question}
        confirmLabel="离开"
        onConfirm={() => void onLeave().finally(guard.leave)}
        onClose={guard.stay}
      />
    )
  );
}

'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useLeaveGuard } from '@/hooks/ui/use-leave-guard';
import { hasUnpublished, useWriting } from '@/lib/domain/editor/store';

/** Asks for confirmation before a navigation leaves unpublished changes. */
export function LeaveGuard({ onLeave }: { onLeave: () => Promise<unknown> }) {
  const guard = useLeaveGuard(useWriting(hasUnpublished));
  return (
    guard.asking && (
      <ConfirmDialog
        title="离开写作中心"
        question="还有没有发布的修改。它们会作为草稿留在这个浏览器里，下次打开时可以继续。"
        confirmLabel="离开"
        onConfirm={() => void onLeave().finally(guard.leave)}
        onClose={guard.stay}
      />
    )
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '@/components/ui/confirm-dialog/confirm-dialog';
import { useLeaveGuard } from '@/hooks/editor/use-leave-guard';

/** Asks before a link leads away from changes that are not published. */
export function LeaveGuard({ onLeave }: { onLeave: () => Promise<unknown> }) {
  const router = useRouter();
  const { wanted, stay } = useLeaveGuard();
  return (
    wanted !== null && (
      <ConfirmDialog
        title="离开写作中心"
        question="还有没有发布的修改。它们会作为草稿留在这个浏览器里，下次打开时可以继续。"
        confirmLabel="离开"
        onConfirm={() => {
          stay();
          void onLeave().finally(() => router.push(wanted));
        }}
        onClose={stay}
      />
    )
  );
}

'use client';

import { useStore } from 'zustand';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { useSaveStatus, type DocumentDraft } from '@/hooks/document/use-document-draft';
import { useLeaveGuard } from '@/hooks/ui/use-leave-guard';
import type { DocumentStore } from '@/lib/domain/document/document-store';

interface LeaveGuardProps<T, D extends object> {
  store: DocumentStore<T, D>;
  draft: DocumentDraft<D>;
  place: string;
}

export function LeaveGuard<T, D extends object>({ store, draft, place }: LeaveGuardProps<T, D>) {
  const dirty = useStore(store.state, store.hasUnsaved);
  const isStored = useSaveStatus(({ status }) => status.kind === 'saved');
  const guard = useLeaveGuard(dirty, dirty && !isStored);
  return (
    guard.asking && (
      <ConfirmDialog
        title={`离开${place}`}
        question={`还有没有${store.verb}的修改。它们会作为草稿留在这个浏览器里，下次打开时可以继续。`}
        confirmLabel="离开"
        onConfirm={() => void draft.save().finally(guard.leave)}
        onClose={guard.stay}
      />
    )
  );
}

'use client';

import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { useUnbindAccount } from './use-unbind-account';
import { BINDING_LABELS, type Binding } from '@/lib/domain/account/binding';

interface UnbindDialogProps {
  kind: Binding;
  onClose: () => void;
}

export function UnbindDialog({ kind, onClose }: UnbindDialogProps) {
  const label = BINDING_LABELS[kind];
  const { run: unbind, pending } = useUnbindAccount({ onDone: onClose });
  return (
    <ConfirmDialog
      title={`解绑${label}`}
      question={`解绑后将不能再使用${label}登录，确定解绑吗？`}
      confirmLabel="解绑"
      pending={pending}
      onConfirm={() => unbind(kind)}
      onClose={onClose}
    />
  );
}

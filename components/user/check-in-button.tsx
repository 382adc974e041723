'use client';

import { Button } from '@/components/ui/button';
import { useCheckIn } from './use-check-in';

/** Daily sign-in; further clicks do nothing. */
export function CheckInButton({ hasSigned }: { hasSigned: boolean }) {
  const { pending, onToggle } = useCheckIn(hasSigned);
  return (
    <Button
      variant={hasSigned ? 'secondary' : 'primary'}
      size="small"
      pending={pending}
      aria-disabled={hasSigned || pending || undefined}
      onClick={onToggle}
    >
      {hasSigned ? '已签到' : '签到'}
    </Button>
  );
}

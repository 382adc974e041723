'use client';

import { Button } from '@/components/ui/button';
import { useSignIn } from '@/hooks/user/use-sign-in';

/** The daily sign-in; once it is made, further clicks do nothing. */
export function SignInButton({ hasSigned }: { hasSigned: boolean }) {
  const { pending, onToggle } = useSignIn(hasSigned);
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

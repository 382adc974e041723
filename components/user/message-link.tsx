'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { buttonClass } from '@/components/ui/button';
import { useGate } from '@/hooks/session/use-gate';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';

interface MessageLinkProps {
  userId: string;
  nickname: string;
  size?: 'small' | 'medium';
}

/**
 * Link to the private messages with a user; opens the login for a visitor. Renders nothing for the member themselves.
 */
export function MessageLink({ userId, nickname, size = 'small' }: MessageLinkProps) {
  const { signedIn, user, failed } = useSession();
  const gate = useGate();
  const router = useRouter();
  if (user?.id === userId) return null;
  return (
    <Link
      className={buttonClass('secondary', size)}
      href={routes.messagesWith(userId)}
      prefetch={false}
      aria-label={`私信 ${nickname}`}
      data-unsettled={user || failed ? undefined : ''}
      onClick={(event) => {
        if (signedIn) return;
        event.preventDefault();
        gate(() => router.push(routes.messagesWith(userId)));
      }}
    >
      私信
    </Link>
  );
}

'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { useGate } from '@/hooks/session/use-gate';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';

interface MessageLinkProps {
  userId: string;
  nickname: string;
  size?: 'small' | 'medium';
}

/** The way to a private conversation with a user; a visitor is asked to sign in first. Not there on oneself. */
export function MessageLink({ userId, nickname, size = 'small' }: MessageLinkProps) {
  const { user } = useSession();
  const gate = useGate();
  if (user?.id === userId) return null;
  return (
    <Link
      className={buttonClass('secondary', size)}
      href={routes.messagesWith(userId)}
      prefetch={false}
      aria-label={`私信 ${nickname}`}
      onClick={(event) => {
        let mayGo = false;
        gate(() => {
          mayGo = true;
        });
        if (!mayGo) event.preventDefault();
      }}
    >
      私信
    </Link>
  );
}

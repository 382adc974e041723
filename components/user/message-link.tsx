'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { buttonClass } from '@/components/ui/button';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { isolated } from '@/lib/utils/direction';

interface MessageLinkProps {
  userId: string;
  nickname: string;
  size?: 'small' | 'medium';
}

/** Links to private messages with a user, for visitors to the login; nothing for the member themself. */
export function MessageLink({ userId, nickname, size = 'small' }: MessageLinkProps) {
  const { signedIn, user, failed } = useSession();
  const gate = useRequireLogin();
  const router = useRouter();
  if (user?.id === userId) return null;
  return (
    <Link
      className={buttonClass('secondary', size)}
      href={routes.messagesWith(userId)}
      prefetch={false}
      rel="nofollow"
      aria-label={`私信 ${isolated(nickname)}`}
      data-unsettled={user || failed ? undefined : ''}
      onNavigate={(event) => {
        if (signedIn) return;
        event.preventDefault();
        gate(() => router.push(routes.messagesWith(userId)));
      }}
    >
      私信
    </Link>
  );
}

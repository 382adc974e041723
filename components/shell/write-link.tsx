'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { buttonClass } from '@/components/ui/button';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import { routes } from '@/lib/config/routes';
import styles from './write-link.module.css';

export function WriteLink() {
  const gate = useRequireLogin();
  const router = useRouter();
  return (
    <Link
      className={`${buttonClass('primary')} ${styles.write}`}
      href={routes.writeCenter()}
      prefetch={false}
      rel="nofollow"
      aria-label="写文章"
      onNavigate={(event) => {
        event.preventDefault();
        gate(() => router.push(routes.writeCenter()));
      }}
    >
      <Icon of="write" />
      <span>写文章</span>
    </Link>
  );
}

import type { Metadata } from 'next';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/state/empty-state';
import { routes } from '@/lib/config/routes';
import recipes from '@/styles/recipes.module.css';

/** Never cached: its address carries the OAuth code, a secret. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: '第三方授权', robots: { index: false }, referrer: 'no-referrer' };

/** The OAuth redirect URI. The shell handles the answer in the browser, and navigates on. */
export default function OAuthCallbackPage() {
  return (
    <>
      <h1 className={recipes.visuallyHidden}>第三方授权</h1>
      <EmptyState
        of="login"
        action={
          <Link href={routes.home()} prefetch={false}>
            返回首页
          </Link>
        }
      >
        正在完成授权…
      </EmptyState>
    </>
  );
}

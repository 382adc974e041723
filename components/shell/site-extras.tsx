import { SiteKeys } from '@/components/search/site-keys';
import { LoginGate } from '@/components/session/login-gate';
import { OAuthCallback } from '@/components/session/oauth-callback';
import { AuthorCards } from '@/components/user/author-cards';
import type { NavigationEntry } from '@/lib/config/navigation';
import { FloatingTools } from './floating-tools';
import { OfflineBar } from './offline-bar';
import { LazyRowParts } from './row-menu.lazy';
import { ProgressBar } from './progress-bar';

export function SiteExtras({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <>
      <FloatingTools entries={entries} />
      <OfflineBar />
      <LoginGate />
      <OAuthCallback />
      <ProgressBar />
      <AuthorCards />
      <LazyRowParts />
      <SiteKeys />
    </>
  );
}

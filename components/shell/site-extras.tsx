import { LazyRowParts } from '@/components/article/row-menu.lazy';
import { SiteKeys } from '@/components/search/site-keys';
import { LoginGate } from '@/components/session/login-gate';
import { OAuthCallback } from '@/components/session/oauth-callback';
import { AuthorCards } from '@/components/user/author-cards';
import type { NavigationEntry } from '@/lib/config/navigation';
import { FloatingTools } from './floating-tools';
import { OfflineBar } from './offline-bar';
import { ProgressBar } from './progress-bar';

export { DensitySwitch } from '@/components/article/density-switch';
export { SearchHistory } from '@/components/search/search-history';
export { forgetSearch, rememberSearch } from '@/lib/domain/search/history-store';
export { NewRows } from '@/components/frame/new-rows';

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

'use client';

import { loadSiteExtras } from '@/components/shell/site-extras.lazy';
import { lazyComponent } from '@/components/ui/lazy-component';

export const LazySearchHistory = lazyComponent(async () => (await loadSiteExtras()).SearchHistory, { onFail: 'hide' });

const change = (name: 'rememberSearch' | 'forgetSearch') => (term: string) =>
  void loadSiteExtras().then(
    (parts) => parts[name](term),
    () => {},
  );

export const rememberTerm = change('rememberSearch');
export const forgetTerm = change('forgetSearch');

'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { Late } from './late';

const SiteExtras = lazyPart(async () => (await import('./site-extras')).SiteExtras, { onFail: 'hide' });

/** The dialogs of pages without the site's header and footer. */
export const PlainExtras = () => (
  <Late>
    <SiteExtras entries={[]} />
  </Late>
);

'use client';

import { WhenIdle } from '@/components/frame/when-idle';
import { lazyComponent } from '@/components/ui/lazy-component';
import type { ReadingAidsProps } from './reading-aids';

const ReadingAids = lazyComponent(async () => (await import('./reading-aids')).ReadingAids, {
  onFail: 'hide',
});

export function ArticleExtras(props: ReadingAidsProps) {
  return (
    <WhenIdle>
      <ReadingAids {...props} />
    </WhenIdle>
  );
}

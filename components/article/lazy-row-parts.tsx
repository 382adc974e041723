'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { useStored } from '@/hooks/ui/use-stored';
import { useRowMenu } from '@/lib/browser/row-menu';
import { mutes } from '@/lib/domain/mute/mutes';

const load = () => import('./row-parts');

const RowMenu = lazyComponent(async () => (await load()).RowMenu, { onFail: 'toast' });
const Muting = lazyComponent(async () => (await load()).Muting, { onFail: 'hide' });

const forget = () => useRowMenu.setState({}, true);

export function LazyRowParts() {
  const isOpened = useRowMenu(({ subject }) => subject !== undefined);
  const mutesSome = useStored(mutes) !== undefined;
  return (
    <>
      {isOpened && <RowMenu onLoadFailed={forget} />}
      {mutesSome && <Muting />}
    </>
  );
}

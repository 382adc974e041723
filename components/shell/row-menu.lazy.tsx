'use client';

import { useEffect } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useStored } from '@/hooks/ui/use-stored';
import { useRowMenu, useRowNotes } from '@/lib/browser/row-menu';
import { readingPositions } from '@/lib/domain/reading/reading-positions';
import { mutes } from '@/lib/domain/mute/mutes';

const load = () => import('./row-menu.bundle');

const RowMenu = lazyComponent(async () => (await load()).RowMenu, { onFail: 'toast' });
const Muting = lazyComponent(async () => (await load()).Muting, { onFail: 'hide' });

const forget = () => useRowMenu.setState({}, true);

export function LazyRowParts() {
  const isOpened = useRowMenu(({ subject }) => subject !== undefined);
  const mutesSome = useStored(mutes) !== undefined;
  const positions = useStored(readingPositions);
  useEffect(() => useRowNotes.setState({ positions }), [positions]);
  return (
    <>
      {isOpened && <RowMenu onLoadFailed={forget} />}
      {mutesSome && <Muting />}
    </>
  );
}

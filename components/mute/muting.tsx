'use client';

import { useEffect } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { useRowNotes, type LoadedMuting } from '@/lib/browser/row-menu';
import { describeMute, findMute } from '@/lib/domain/mute/muting';
import { mutes } from '@/lib/domain/mute/mutes';
import { MutedRow } from './muted-row';
export function Muting() {
  const known = useStored(mutes);
  useEffect(() => {
    if (!known) return;
    const reasonOf: LoadedMuting['reasonOf'] = (subject) => {
      const mute = findMute(known, subject);
      return mute && describeMute(mute);
    };
    useRowNotes.setState({ muting: { reasonOf, Muted: MutedRow } });
    return () => useRowNotes.setState({ muting: undefined });
  }, [known]);
  return null;
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwner } from '@/lib/browser/owner';
import { ownDataQueries } from '@/lib/domain/own-data/queries';
import type { TakeInEntry } from '@/lib/domain/own-data/take-in';
import { describeError } from '@/lib/http/api-error';

type TakeInState =
  | { step: 'choose'; problem: string }
  | { step: 'reading' }
  | { step: 'preview'; from: string; entries: readonly TakeInEntry[]; dropped: number }
  | { step: 'finished'; taken: readonly string[]; failed: readonly string[] };

/** Takes a zip of 我的数据 in. Nothing of it goes to the API. */
export function useTakeIn() {
  const client = useQueryClient();
  const [state, setState] = useState<TakeInState>({ step: 'choose', problem: '' });

  const choose = async (file: File) => {
    setState({ step: 'reading' });
    try {
      const { planTakeIn, readTakeOut, TakeInError } = await client.fetchQuery(ownDataQueries.parts());
      try {
        const found = await readTakeOut(file);
        const entries = await planTakeIn(useOwner.getState().owner, found);
        const { createdAt, site } = found.manifest;
        setState({ step: 'preview', from: `${site}，${createdAt}`, entries, dropped: found.dropped });
      } catch (error) {
        if (!(error instanceof TakeInError)) throw error;
        setState({ step: 'choose', problem: error.message });
      }
    } catch (error) {
      setState({ step: 'choose', problem: describeError(error) });
    }
  };

  const take = async (entries: readonly TakeInEntry[]) => {
    const taken: string[] = [];
    const failed: string[] = [];
    for (const entry of entries) ((await entry.take()) ? taken : failed).push(entry.name);
    setState({ step: 'finished', taken, failed });
  };

  return {
    state,
    choose: (file: File) => void choose(file),
    take,
    again: () => setState({ step: 'choose', problem: '' }),
  };
}

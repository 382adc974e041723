'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundFile } from '@/lib/browser/files/dropped-folder';
import { useSession } from '@/hooks/session/use-session';
import { useOwner, VISITOR } from '@/lib/browser/owner';
import { ownDataQueries } from '@/lib/domain/own-data/queries';
import type { ReadExport } from '@/lib/domain/own-data/read-export';
import type { ImportEntry, Taking } from '@/lib/domain/own-data/import-data';
import type { Manifest } from '@/lib/domain/own-data/export-kinds';
import { describeError } from '@/lib/http/api-error';

export interface TakeInPreview extends Pick<ReadExport, 'manifest' | 'unreadable' | 'dropped'> {
  entries: readonly ImportEntry[];
  /** `unknown` for a zip of an earlier release. */
  from: 'own' | 'visitor' | 'other' | 'unknown';
}

type ImportState =
  | { step: 'choose'; problem: string }
  | { step: 'reading' }
  | ({ step: 'preview' } & TakeInPreview)
  | { step: 'finished'; taken: ReadonlyMap<Taking, readonly string[]> };

function fromWhom({ owner: packer }: Manifest, owner: string): TakeInPreview['from'] {
  if (!packer) return 'unknown';
  if (packer.id === VISITOR) return 'visitor';
  return packer.id === owner ? 'own' : 'other';
}

/** Takes what 我的数据 packed in: the zip, or its unpacked folder. Nothing of it goes to the API. */
export function useImportData() {
  const client = useQueryClient();
  const { user } = useSession();
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: '' });

  const choose = async (chosen: File | readonly FoundFile[]) => {
    setState({ step: 'reading' });
    try {
      const { openFolder, openZip, planDataImport, readExport, ImportError } = await client.fetchQuery(
        ownDataQueries.parts(),
      );
      try {
        const found = readExport(await (chosen instanceof File ? openZip(chosen) : openFolder(chosen)));
        const { owner } = useOwner.getState();
        const entries = await planDataImport(owner, found);
        setState({ ...found, step: 'preview', from: fromWhom(found.manifest, user?.id ?? owner), entries });
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        setState({ step: 'choose', problem: error.message });
      }
    } catch (error) {
      setState({ step: 'choose', problem: describeError(error) });
    }
  };

  const take = async (entries: readonly ImportEntry[]) => {
    const taken = new Map<Taking, string[]>();
    for (const entry of entries)
      for (const taking of new Set(await entry.take())) taken.set(taking, [...(taken.get(taking) ?? []), entry.name]);
    setState({ step: 'finished', taken });
  };

  return {
    state,
    choose: (chosen: File | readonly FoundFile[]) => void choose(chosen),
    take,
    again: () => setState({ step: 'choose', problem: '' }),
  };
}

'use client';

import { useEffect, useState } from 'react';
import { useOwner } from '@/lib/browser/owner';
import { listKept } from '@/lib/drafts/kept-entries';

export function useKeptData(): { drafts: number; records: string[] } | undefined {
  const owner = useOwner((state) => state.owner);
  const [kept, setKept] = useState<{ drafts: number; records: string[] }>();
  useEffect(() => {
    void listKept(owner).then(setKept);
  }, [owner]);
  return kept;
}

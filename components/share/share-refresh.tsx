'use client';

import { createContext, useCallback, useContext, type ReactNode } from 'react';

const RefreshShare = createContext<(id: string) => Promise<void>>(async () => {});

interface ShareRefreshProps {
  /** Refreshes what the server keeps of a share. */
  action: (id: string) => Promise<void>;
  children: ReactNode;
}

/** Lets what changes a share refresh its pages. */
export const ShareRefresh = ({ action, children }: ShareRefreshProps) => (
  <RefreshShare value={action}>{children}</RefreshShare>
);

/** Should a refresh fail: the pages follow by themselves, within a minute. */
export function useShareRefresh(): (id: string) => void {
  const action = useContext(RefreshShare);
  return useCallback((id) => void action(id).catch(() => {}), [action]);
}

'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createSessionClient } from '@/lib/domain/session/session-client';
import { watchConnection } from '@/lib/http/connection';
import { useMarkDocument } from './use-mark-document';
import { useSessionSync } from './use-session-sync';

/** One query cache per page load. Hydration is marked on `<html>` for tests and styles. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createSessionClient);
  useSessionSync(client);
  useEffect(watchConnection, []);
  useMarkDocument();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

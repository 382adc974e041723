'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createSessionClient } from '@/hooks/session/create-session-client';

/** One query cache per page load. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createSessionClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { routes } from '@/lib/config/routes';
import { endSession } from '@/lib/domain/session/store';

/** Signs out: token removed, user cleared, home reloaded. */
export function useLogout() {
  const client = useQueryClient();
  return () => {
    endSession();
    client.clear();
    window.location.assign(routes.home());
  };
}

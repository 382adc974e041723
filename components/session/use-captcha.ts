'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getPasswordKey } from '@/lib/domain/session/api';
import { sessionQueries } from '@/lib/domain/session/queries';

/** Keep-alive while a captcha is shown: the API forgets it after a minute without a call. */
const CAPTCHA_KEEPALIVE_MS = 45_000;

export function useCaptcha() {
  const { data, isError, isFetching, refetch } = useQuery(sessionQueries.captcha());
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      // A keep-alive would replace the encryption key of a pending login.
      if (client.isMutating({ mutationKey: sessionQueries.all() }) > 0) return;
      getPasswordKey().catch(() => {
        // An expired captcha makes the login fail, which fetches a new one.
      });
    }, CAPTCHA_KEEPALIVE_MS);
    return () => clearInterval(timer);
  }, [client]);
  return { markup: data, failed: isError && !isFetching, isFetching, renew: refetch };
}

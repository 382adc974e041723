'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { bindEmail } from '@/lib/domain/account/api';
import type { EmailValues } from '@/lib/domain/account/schema';
import { sessionQueries } from '@/lib/domain/session/queries';

export function useBindEmail({ onDone, onFail }: { onDone: () => void; onFail: (error: Error) => void }) {
  return useGatedMutation<EmailValues>({
    mutationKey: ['account', 'bind-email'],
    mutationFn: bindEmail,
    check: async ({ email }, { client }) => {
      const user = await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 });
      return user.email === email ? user : undefined;
    },
    onDone,
    onFail,
    invalidates: [sessionQueries.user().queryKey],
    doneMessage: '绑定邮箱成功',
  });
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendEmailCode } from '@/lib/domain/session/api';
import { describeError } from '@/lib/http/api-error';
import { startCodeCountdown, useCodeCountdown } from '@/lib/domain/account/code-countdown';

const SEND_KEY = ['session', 'email-code'];

interface EmailCode {
  onSent: () => void;
  onRefused: (message: string) => void;
}

/** The form shows errors itself; all forms share the countdown. */
export function useEmailCode({ onSent, onRefused }: EmailCode) {
  const client = useQueryClient();
  const remaining = useCodeCountdown();
  const { mutate, isPending } = useMutation({
    mutationKey: SEND_KEY,
    mutationFn: sendEmailCode,
    meta: { shownInPlace: true },
    onSuccess: startCodeCountdown,
  });
  const send = (address: string) => {
    if (remaining === 0 && client.isMutating({ mutationKey: SEND_KEY }) === 0)
      mutate(address, { onSuccess: onSent, onError: (error) => onRefused(describeError(error)) });
  };
  return { send, remaining, pending: isPending };
}

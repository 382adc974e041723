'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendEmailCode } from '@/lib/domain/session/api';
import { describeError } from '@/lib/http/api-error';
import { isEmail } from '@/lib/utils/email';
import { startCodeCountdown, useCodeCountdown } from './code-countdown';

const SEND_KEY = ['session', 'email-code'];

const problemOf = (email: string): string => {
  if (email === '') return '请输入邮箱';
  return isEmail(email) ? '' : '邮箱格式不正确';
};

/** Has a code sent to `email`. The form shows `error`, which is about this address, itself; the countdown is the same in every form. */
export function useEmailCode(email: string) {
  const client = useQueryClient();
  const remaining = useCodeCountdown();
  const [refusal, setRefusal] = useState({ address: '', text: '' });
  const address = email.trim();
  const { mutate, isPending } = useMutation({
    mutationKey: SEND_KEY,
    mutationFn: sendEmailCode,
    meta: { shownInPlace: true },
    onSuccess: startCodeCountdown,
    onError: (failure, sentTo) => setRefusal({ address: sentTo, text: describeError(failure) }),
  });
  const send = () => {
    const problem = problemOf(address);
    setRefusal({ address, text: problem });
    if (problem === '' && remaining === 0 && client.isMutating({ mutationKey: SEND_KEY }) === 0) mutate(address);
  };
  return { send, remaining, pending: isPending, error: refusal.address === address ? refusal.text : '' };
}

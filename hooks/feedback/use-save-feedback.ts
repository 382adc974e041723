'use client';

import { useState } from 'react';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { createFeedback, updateFeedback } from '@/lib/domain/feedback/api';
import { feedbackQueries } from '@/lib/domain/feedback/queries';
import { ApiError, describeError } from '@/lib/http/api-error';

interface SaveFeedback {
  /** The feedback that is changed; none for a new one. */
  id: string | undefined;
  onSaved: () => void;
}

const TOO_LARGE = '内容过长，请精简后再提交';
const PAYLOAD_TOO_LARGE = 413;

/** Submits a feedback. An error is shown in the form; the draft stays until the API has the text. */
export function useSaveFeedback({ id, onSaved }: SaveFeedback) {
  const [error, setError] = useState('');
  const { run, pending } = useGatedMutation<string>({
    mutationKey: ['feedback', 'save', id ?? 'new'],
    mutationFn: async (content) => {
      setError('');
      const { feedbackHtml } = await import('@/lib/html/feedback-html');
      const text = { content, html: feedbackHtml(content) };
      return id === undefined ? createFeedback(text) : updateFeedback({ id, ...text });
    },
    onDone: onSaved,
    onFail: (failure) =>
      setError(
        failure instanceof ApiError && failure.status === PAYLOAD_TOO_LARGE ? TOO_LARGE : describeError(failure),
      ),
    invalidates: [feedbackQueries.all()],
    doneMessage: id === undefined ? '提交反馈信息成功' : '更新反馈信息成功',
  });
  return { save: run, pending, error };
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmedMutation } from '@/hooks/use-confirmed-mutation';
import { checkedBy, isRecord, isText, isTexts } from '@/lib/browser/storage';
import { feedbackHtml } from '@/lib/html/feedback-html';
import { createFeedback, listFeedbacks, updateFeedback } from '@/lib/domain/feedback/api';
import { feedbackQueries } from '@/lib/domain/feedback/queries';
import { sessionQueries } from '@/lib/domain/session/queries';
import { ApiError, describeError } from '@/lib/http/api-error';

interface SaveFeedback {
  id: string | undefined;
  /** Called with the stored text: an earlier attempt's if that went through. */
  onSaved: (content: string) => void;
  /** Called with the text of a new one that an earlier page was sending and the API has. */
  onFound: (content: string) => void;
}

interface Submission {
  content: string;
  known: readonly string[];
}

const schema = checkedBy(
  (value): value is Submission => isRecord(value) && isText(value.content) && isTexts(value.known),
);

const TOO_LARGE = '内容过长，请精简后再提交';
const PAYLOAD_TOO_LARGE = 413;

/** The form shows errors; the draft stays until the API has the text. */
export function useSaveFeedback({ id, onSaved, onFound }: SaveFeedback) {
  const client = useQueryClient();
  const [error, setError] = useState('');
  const { run, pending, earlier } = useConfirmedMutation<Submission>({
    mutationKey: ['feedback', 'save', id ?? 'new'],
    mutationFn: async ({ content }) => {
      setError('');
      const text = { content, html: feedbackHtml(content) };
      return id === undefined ? createFeedback(text) : updateFeedback({ id, ...text });
    },
    confirm: {
      schema,
      find: async ({ content, known }) => {
        const [{ list }, viewer] = await Promise.all([listFeedbacks(1), client.fetchQuery(sessionQueries.user())]);
        const isSent = (text: string) => text.trim() === content.trim();
        return list.find((row) =>
          id === undefined
            ? !known.includes(row.id) && row.userId === viewer.id && isSent(row.content)
            : row.id === id && isSent(row.content),
        );
      },
      onFound: id === undefined ? ({ content }) => onFound(content) : undefined,
    },
    onDone: ({ content }) => onSaved(content),
    onFail: (failure) =>
      setError(
        failure instanceof ApiError && failure.status === PAYLOAD_TOO_LARGE ? TOO_LARGE : describeError(failure),
      ),
    invalidates: [feedbackQueries.all()],
    doneMessage: id === undefined ? '提交反馈信息成功' : '更新反馈信息成功',
  });
  const save = (content: string) => run({ content, known: feedbackQueries.rowsIn(client).map((row) => row.id) });
  return { save, pending, earlier, error };
}

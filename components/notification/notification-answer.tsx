'use client';

import { useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import type { Notification } from '@/lib/domain/notification/schema';
import { AnswerTools } from './answer-tools';

export type Answer = 'like' | 'reply';

const nothing = () => {};

function Waiting({ notification, answer }: { notification: Notification; answer: Answer }) {
  return (
    <AnswerTools
      like={{ active: false, pending: answer === 'like', onToggle: nothing }}
      nickname={notification.sourceNickname}
      replying={answer === 'reply'}
      onReply={nothing}
    />
  );
}

const CommentAnswer = lazyComponent(async () => (await import('./comment-answer')).CommentAnswer, {
  onFail: 'toast',
  fallback: (props: { notification: Notification; answer: Answer }) => <Waiting {...props} />,
});

/** Likes or answers a comment where it is told of. The comments of its subject are loaded with the first press. */
export function NotificationAnswer({ notification }: { notification: Notification }) {
  const [answer, setAnswer] = useState<Answer>();
  if (answer) {
    return <CommentAnswer notification={notification} answer={answer} onLoadFailed={() => setAnswer(undefined)} />;
  }
  return (
    <AnswerTools
      like={{ active: false, pending: false, onToggle: () => setAnswer('like') }}
      nickname={notification.sourceNickname}
      replying={false}
      onReply={() => setAnswer('reply')}
    />
  );
}

'use client';

import { useReactToFeedback } from '@/hooks/feedback/use-react-to-feedback';
import { REACTIONS } from '@/lib/domain/feedback/constants';
import type { Feedback } from '@/lib/domain/feedback/schema';
import { formatCount } from '@/lib/utils/format-count';
import styles from './feedback-list.module.css';

/** The six reactions with their counts. */
export function FeedbackReactions({ feedback }: { feedback: Feedback }) {
  const { toggle, pending, pendingType } = useReactToFeedback(feedback);
  return (
    <div className={styles.reactions} role="group" aria-label="表态">
      {REACTIONS.map((reaction) => (
        <button
          key={reaction.itemType}
          type="button"
          title={reaction.label}
          aria-label={`${reaction.label} ${feedback[reaction.count] ?? ''}`.trim()}
          aria-pressed={feedback[reaction.flag]}
          aria-busy={reaction.itemType === pendingType || undefined}
          aria-disabled={pending || undefined}
          onClick={() => toggle(reaction)}
        >
          <span aria-hidden>{reaction.emoji}</span>
          {formatCount(feedback[reaction.count])}
        </button>
      ))}
    </div>
  );
}

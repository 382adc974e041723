'use client';

import { ToggleButton } from '@/components/ui/toggle-button';
import { useReaction } from './use-reaction';
import { REACTIONS, type Reaction } from '@/lib/domain/feedback/reactions';
import type { Feedback } from '@/lib/domain/feedback/schema';
import styles from './feedback-list.module.css';

export const FeedbackReactions = ({ feedback }: { feedback: Feedback }) => (
  <div className={styles.reactions} role="group" aria-label="表态">
    {REACTIONS.map((reaction) => (
      <ReactionButton key={reaction.code} feedback={feedback} reaction={reaction} />
    ))}
  </div>
);

function ReactionButton({ feedback, reaction }: { feedback: Feedback; reaction: Reaction }) {
  return (
    <ToggleButton
      {...useReaction(feedback, reaction)}
      warm
      icon={<span aria-hidden>{reaction.emoji}</span>}
      label={reaction.label}
      count={feedback[reaction.count]}
      className={feedback[reaction.count] === 0 ? styles.none : undefined}
      compact
    />
  );
}

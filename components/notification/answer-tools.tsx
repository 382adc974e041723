import { MessageCircle, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToggleButton } from '@/components/ui/toggle-button';
import { isolated } from '@/lib/utils/direction';
import styles from './notification-answer.module.css';

interface AnswerToolsProps {
  like: { active: boolean; pending: boolean; onToggle: () => void };
  nickname: string;
  replying: boolean;
  onReply: () => void;
  children?: ReactNode;
}

export const AnswerTools = ({ like, nickname, replying, onReply, children }: AnswerToolsProps) => (
  <div className={styles.tools}>
    <ToggleButton
      {...like}
      warm
      className={styles.tool}
      icon={<ThumbsUp size={16} strokeWidth={1.5} fill={like.active ? 'currentColor' : 'none'} aria-hidden />}
      label="点赞"
      pressedLabel="已赞"
    />
    <button
      className={styles.tool}
      type="button"
      aria-expanded={replying}
      aria-label={`回复 ${isolated(nickname)}`}
      onClick={onReply}
    >
      <MessageCircle size={16} strokeWidth={1.5} aria-hidden />
      <span>{replying ? '收起回复' : '回复'}</span>
    </button>
    {children}
  </div>
);

'use client';

import { LineIcon } from '@/components/ui/line-icon';
import { ToggleButton } from '@/components/ui/toggle-button';
import { useStored } from '@/hooks/ui/use-stored';
import { AnswerSheetButton } from './answer-sheet-button';
import { usePractice } from './use-practice';
import { reciting, starQuestion } from '@/lib/domain/question/practice-store';
import controls from '@/styles/controls.module.css';
import styles from './question-tools.module.css';

interface QuestionToolsProps {
  id: string;
  title: string;
  tag: string | undefined;
  level: number;
  order?: readonly string[] | undefined;
}

export function QuestionTools({ id, title, tag, level, order }: QuestionToolsProps) {
  const starred = usePractice().records[id]?.starred ?? false;
  const isReciting = useStored(reciting) ?? false;
  return (
    <div className={styles.tools}>
      <label className={styles.tool}>
        <input
          className={controls.checkbox}
          type="checkbox"
          checked={isReciting}
          onChange={({ target }) => reciting.set(target.checked)}
        />
        背题模式
      </label>
      <ToggleButton
        icon={<LineIcon of="star" size={18} filled={starred} />}
        label="收藏"
        pressedLabel="已收藏"
        active={starred}
        pending={false}
        onToggle={() => starQuestion({ id, title, tag, level }, !starred)}
      />
      {tag && <AnswerSheetButton id={id} tag={tag} known={order} />}
    </div>
  );
}

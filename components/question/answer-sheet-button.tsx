'use client';

import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LineIcon } from '@/components/ui/line-icon';
import { Popover } from '@/components/ui/layer/popover';
import { questionOrderKey } from '@/lib/domain/question/queries';
import { AnswerSheet } from './answer-sheet';
import styles from './question-tools.module.css';

interface AnswerSheetButtonProps {
  id: string;
  tag: string;
  /** The category's questions, where the server knew them as it rendered the page. */
  known: readonly string[] | undefined;
}

/** Opens the answer sheet, which looks up a category that is not known yet: the API lists no questions. */
export function AnswerSheetButton({ id, tag, known }: AnswerSheetButtonProps) {
  const [opened, setOpened] = useState(false);
  const { data: order = [] } = useQuery<readonly string[]>({
    queryKey: questionOrderKey(tag),
    queryFn: skipToken,
    ...(known && { initialData: known }),
  });
  const place = order.indexOf(id);
  return (
    <Popover
      label={place >= 0 ? `答题卡，第 ${place + 1} 题，共 ${order.length} 题` : '答题卡'}
      triggerClass={styles.tool}
      trigger={
        <>
          <LineIcon of="grid" size={18} />
          <span>{place >= 0 ? `${place + 1} / ${order.length}` : '答题卡'}</span>
        </>
      }
      onOpen={() => setOpened(true)}
      onClose={() => setOpened(false)}
    >
      {opened && <AnswerSheet id={id} tag={tag} />}
    </Popover>
  );
}

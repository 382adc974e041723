'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { useRandomQuestion } from '@/components/question/use-random-question';
import { routes } from '@/lib/config/routes';
import { EXAM_LENGTH, unansweredIn } from '@/lib/domain/learning/exam';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import { LEVEL_BANDS, type QuestionFilter } from '@/lib/domain/question/levels';
import controls from '@/styles/controls.module.css';
import { useExam, useStartExam } from './use-exam';
import styles from './learning.module.css';

const bandOf = (value: string) => LEVEL_BANDS.find(({ band }) => band === value)?.band;

export function QuestionPicker() {
  const [filter, setFilter] = useState<QuestionFilter>({});
  const random = useRandomQuestion();
  const exam = useStartExam();
  const running = useExam();
  const isRunning = running !== undefined && running.endedAt === undefined;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className={styles.filters}>
        <label>
          分类
          <select
            className={controls.select}
            value={filter.tag ?? ''}
            onChange={({ target }) => setFilter({ ...filter, tag: target.value || undefined })}
          >
            <option value="">全部分类</option>
            {QUESTION_TAGS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          难度
          <select
            className={controls.select}
            value={filter.band ?? ''}
            onChange={({ target }) => setFilter({ ...filter, band: bandOf(target.value) })}
          >
            <option value="">全部难度</option>
            {LEVEL_BANDS.map(({ band, name }) => (
              <option key={band} value={band}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.actions}>
        <Button pending={random.pending} onClick={() => random.open(filter)}>
          随机一道没做过的题
        </Button>
        {isRunning && (
          <Link className={buttonClass('primary')} href={routes.exam()} prefetch={false}>
            继续模拟考
          </Link>
        )}
        <Button
          variant={isRunning ? 'secondary' : 'primary'}
          pending={exam.pending}
          onClick={() => (isRunning ? setAsking(true) : exam.start(filter))}
        >
          {exam.pending ? '正在选题…' : `模拟考 ${EXAM_LENGTH} 题`}
        </Button>
      </div>
      {asking && running && (
        <ConfirmDialog
          title="重新模拟考"
          question={`上一场还没有交卷，已经答了 ${running.questions.length - unansweredIn(running)} 题，重新开始后就没有了。确定重新开始吗？`}
          confirmLabel="重新开始"
          onConfirm={() => {
            setAsking(false);
            exam.start(filter);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

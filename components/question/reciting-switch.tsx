'use client';

import { SwitchLine } from '@/components/ui/form/switch-line';
import { useStored } from '@/hooks/ui/use-stored';
import { reciting } from '@/lib/domain/question/practice-store';

export const RecitingSwitch = () => (
  <SwitchLine
    label="背题模式"
    hint="打开题目就看到答案与解析"
    checked={useStored(reciting) ?? false}
    onChange={(on) => reciting.set(on)}
  />
);

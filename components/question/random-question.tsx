'use client';

import { Button } from '@/components/ui/button';
import { useRandomQuestion } from './use-random-question';

/** Leads to a question that was not answered yet, of any category. */
export function RandomQuestion() {
  const { pending, open } = useRandomQuestion();
  return (
    <Button size="small" pending={pending} onClick={open}>
      随机一题
    </Button>
  );
}

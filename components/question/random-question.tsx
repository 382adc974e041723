'use client';

import { Button } from '@/components/ui/button';
import { useRandomQuestion } from './use-random-question';

export function RandomQuestion() {
  const { pending, open } = useRandomQuestion();
  return (
    <Button size="small" pending={pending} onClick={() => open()}>
      随机一题
    </Button>
  );
}

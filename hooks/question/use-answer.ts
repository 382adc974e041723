'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useNeighbourKeys } from '@/hooks/ui/use-neighbour-keys';
import { usePageKeys } from '@/hooks/ui/use-page-keys';
import { useStored } from '@/hooks/ui/use-stored';
import { recordAnswer, rememberPlace } from '@/lib/domain/question/actions';
import { reciting } from '@/lib/domain/question/store';
import { isRight, optionOfKey, withPicked, type Choices } from '@/lib/domain/question/utils';

interface AnswerOptions {
  id: string;
  title: string;
  tag: string | undefined;
  choices: Choices | null;
  /** Addresses. */
  previous: string | undefined;
  next: string | undefined;
}

/** Whether Enter has a meaning of its own there. */
const takesEnter = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, summary') !== null;

/** A question being answered: what is chosen, whether the answer is shown, and the keys. A new question needs a new key. */
export function useAnswer({ choices, previous, next, ...question }: AnswerOptions) {
  const { id, tag } = question;
  const router = useRouter();
  const isReciting = useStored(reciting) ?? false;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [submitted, setSubmitted] = useState(false);
  const revealed = submitted || isReciting;

  useEffect(() => {
    if (tag) rememberPlace(tag, id);
  }, [tag, id]);

  const pick = (index: number) => {
    if (choices && !revealed) setChosen(withPicked(chosen, index, choices.isMulti));
  };
  const submit = () => {
    if (revealed || (choices && chosen.length === 0)) return;
    setSubmitted(true);
    if (choices) recordAnswer(question, isRight(chosen, choices.answer));
  };

  useNeighbourKeys({ previous, next });
  usePageKeys((event) => {
    if (event.key === 'Enter' && !takesEnter(event.target)) {
      event.preventDefault();
      if (event.repeat) return;
      if (!revealed) submit();
      else if (next) router.push(next);
      return;
    }
    const option = choices ? optionOfKey(event.key, choices.options.length) : -1;
    if (option >= 0) pick(option);
  });

  return { chosen, revealed, submitted, isReciting, pick, submit };
}

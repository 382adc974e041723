'use client';

import { useEffect, useMemo, useState } from 'react';
import { useNeighbourKeys } from '@/hooks/ui/use-neighbour-keys';
import { useOpenPage } from '@/hooks/ui/use-open-page';
import { usePageKeys } from '@/hooks/ui/use-page-keys';
import { useStored } from '@/hooks/ui/use-stored';
import { useOwner } from '@/lib/browser/owner';
import { recordAnswer, rememberPlace, reciting } from '@/lib/domain/question/practice-store';
import { givenAnswer, NOTHING_GIVEN } from '@/lib/domain/question/given-answer';
import { isRight, optionOfKey, withPicked, type Choices } from '@/lib/domain/question/choices';
import { keyLetter } from '@/lib/utils/key-letter';

interface AnswerOptions {
  id: string;
  title: string;
  tag: string | undefined;
  level: number;
  choices: Choices | null;
  previous: string | undefined;
  next: string | undefined;
}

/** Whether Enter has its own meaning there. */
const takesEnter = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, summary') !== null;

/** Answers are kept for the tab. Each question needs a key of its own. */
export function useAnswer({ choices, previous, next, ...question }: AnswerOptions) {
  const { id, tag } = question;
  const openPage = useOpenPage();
  const isReciting = useStored(reciting) ?? false;
  const owner = useOwner((state) => state.owner);
  const given = useMemo(() => givenAnswer(owner, id), [owner, id]);
  const { chosen, submitted } = useStored(given) ?? NOTHING_GIVEN;
  const [submittedNow, setSubmittedNow] = useState(false);
  const revealed = submitted || isReciting;

  useEffect(() => {
    if (tag) rememberPlace(tag, id);
  }, [tag, id]);

  const pick = (index: number) => {
    if (choices && !revealed) given.set({ chosen: withPicked(chosen, index, choices.isMulti), submitted });
  };
  const submit = () => {
    if (revealed || (choices && chosen.length === 0)) return;
    given.set({ chosen, submitted: true });
    setSubmittedNow(true);
    if (choices) recordAnswer(question, isRight(chosen, choices.answer));
  };

  const restart = () => {
    given.set(undefined);
    setSubmittedNow(false);
  };

  useNeighbourKeys({ previous, next });
  usePageKeys((event) => {
    if (event.key === 'Enter' && !takesEnter(event.target)) {
      event.preventDefault();
      if (event.repeat) return;
      if (!revealed) submit();
      else if (next) openPage(next);
      return;
    }
    const option = choices ? optionOfKey(keyLetter(event), choices.options.length) : -1;
    if (option >= 0) pick(option);
  });

  return { chosen, revealed, submitted, submittedNow, pick, submit, restart };
}

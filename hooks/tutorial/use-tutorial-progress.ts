'use client';

import { useStored } from '@/hooks/ui/use-stored';
import { tutorialProgress } from '@/lib/domain/tutorial/store';
import type { TutorialProgress } from '@/lib/domain/tutorial/utils';

/** How far this browser's reader has come in a tutorial; undefined when it was not begun, and during hydration. */
export const useTutorialProgress = (tutorialId: string): TutorialProgress | undefined =>
  useStored(tutorialProgress)?.[tutorialId];

import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { parsedBy } from '@/lib/browser/storage';
import { parseProgresses } from './progress';

/** How far this browser's reader has come in tutorials. */
export const tutorialProgress = personalValue({ key: 'TUTORIAL_PROGRESS', schema: parsedBy(parseProgresses) });

import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { parsedBy } from '@/lib/browser/storage';
import { parseProgresses } from './progress';

export const tutorialProgress = personalValue({ key: 'TUTORIAL_PROGRESS', schema: parsedBy(parseProgresses) });

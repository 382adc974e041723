import 'client-only';
import { parsedBy, stored } from '@/lib/browser/storage';
import { parseProgresses } from './utils';

/** How far this browser's reader has come in tutorials. */
export const tutorialProgress = stored({ key: 'TUTORIAL_PROGRESS', schema: parsedBy(parseProgresses) });

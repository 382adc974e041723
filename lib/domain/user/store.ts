import 'client-only';
import * as z from 'zod/mini';
import { stored } from '@/lib/browser/storage';

/** Set where this browser shows no card over the names of authors. */
export const authorCardsOff = stored({ key: 'AUTHOR_CARDS', schema: z.literal('off') });

import { checkDigit } from '@/lib/utils/identifier';

const BODY = 'c'.repeat(15);

/** A well-formed id that no row has. */
export const UNKNOWN_ID = BODY + checkDigit(BODY);

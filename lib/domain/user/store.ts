import 'client-only';
import { checkedBy, stored } from '@/lib/browser/storage';

/** Set where this browser shows no card over the names of authors. */
export const authorCardsOff = stored({ key: 'AUTHOR_CARDS', schema: checkedBy((value) => value === 'off') });

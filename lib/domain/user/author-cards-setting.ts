import 'client-only';
import { checkedBy, deviceValue } from '@/lib/browser/storage';

/** Set where this browser shows no card over the names of authors. */
export const authorCardsOff = deviceValue({ key: 'AUTHOR_CARDS', schema: checkedBy((value) => value === 'off') });

import 'client-only';
import { checkedBy, deviceValue } from '@/lib/browser/storage';

/** Whether hover cards of authors are switched off in this browser. */
export const authorCardsOff = deviceValue({ key: 'AUTHOR_CARDS', schema: checkedBy((value) => value === 'off') });

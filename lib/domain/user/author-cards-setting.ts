import 'client-only';
import { checkedBy, deviceValue } from '@/lib/browser/storage';

export const authorCardsOff = deviceValue({ key: 'AUTHOR_CARDS', schema: checkedBy((value) => value === 'off') });

import 'client-only';
import { personalValue } from './personal-storage';
import { checkedBy } from './storage';

/** Keys of one character do nothing on pages: speech input and unsteady hands press them unawares. */
export const singleKeysOff = personalValue({
  key: 'SINGLE_KEYS_OFF',
  schema: checkedBy((value): value is boolean => typeof value === 'boolean'),
});

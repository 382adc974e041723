import { checkedBy, deviceValue } from './storage';

/** How much room the rows of a list take in this browser; none means comfortable. The boot script reads it, too. */
export const chosenDensity = deviceValue({
  key: 'DENSITY',
  schema: checkedBy((value) => value === 'compact'),
});

import { checkedBy, stored } from './storage';

/** How much room the rows of a list take in this browser; none means comfortable. The boot script reads it, too. */
export const chosenDensity = stored({
  key: 'DENSITY',
  schema: checkedBy((value) => value === 'compact'),
});

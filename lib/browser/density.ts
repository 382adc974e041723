import { checkedBy, deviceValue } from './storage';

/** Density of lists chosen in this browser; none means comfortable. The boot script reads it, too. */
export const chosenDensity = deviceValue({
  key: 'DENSITY',
  schema: checkedBy((value) => value === 'compact'),
});

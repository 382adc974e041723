import { checkedBy, deviceValue } from './storage';

export const chosenDensity = deviceValue({
  key: 'DENSITY',
  schema: checkedBy((value) => value === 'compact'),
});

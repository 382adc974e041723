export const ITEM_PARTS = ['time', 'subject', 'other'] as const;
export type ItemPart = (typeof ITEM_PARTS)[number];

/** Orders of an item's head (assumption A8: the specification names four). */
export const ITEM_ORDERS = [
  ['time', 'subject', 'other'],
  ['subject', 'other', 'time'],
  ['subject', 'time', 'other'],
  ['other', 'subject', 'time'],
] as const satisfies readonly (readonly ItemPart[])[];
export type ItemOrder = (typeof ITEM_ORDERS)[number];

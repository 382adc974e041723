/** Half-width columns of what search engines are given: about 60 and 120 Chinese characters; most show fewer. */
export const SEARCH_HIT = { titleColumns: 120, descriptionColumns: 240 } as const;

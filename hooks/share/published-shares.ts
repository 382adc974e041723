import { create } from 'zustand';

/** How often the reader has published since the site was opened: each time the shown feed fetches what is new. */
export const usePublishedShares = create<{ times: number }>()(() => ({ times: 0 }));

export const tellPublished = (): void => usePublishedShares.setState(({ times }) => ({ times: times + 1 }));

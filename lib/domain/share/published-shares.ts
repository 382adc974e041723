import { create } from 'zustand';

/** Whether the reader has published a share that no list has fetched yet. */
export const usePublishedShares = create<{ isNew: boolean }>()(() => ({ isNew: false }));

export const tellPublished = (): void => usePublishedShares.setState({ isNew: true });
export const takePublished = (): void => usePublishedShares.setState({ isNew: false });

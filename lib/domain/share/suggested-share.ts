import { create } from 'zustand';

/** A text suggested for the publish box, which takes it and sets null. */
export const useSuggestedShare = create<{ text: string | null }>()(() => ({ text: null }));

export const suggestShare = (text: string): void => useSuggestedShare.setState({ text });

import 'client-only';
import { create } from 'zustand';

/** The subject whose comment box is to be focused as soon as it is there: '' for none. */
export const useWantedBox = create<{ subjectId: string }>(() => ({ subjectId: '' }));

export const wantBox = (subjectId: string) => useWantedBox.setState({ subjectId });

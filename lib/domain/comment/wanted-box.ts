import 'client-only';
import { create } from 'zustand';

/** The subject whose comment box gets the focus once it is rendered; '' for none. */
export const useWantedBox = create<{ subjectId: string }>(() => ({ subjectId: '' }));

export const wantBox = (subjectId: string) => useWantedBox.setState({ subjectId });

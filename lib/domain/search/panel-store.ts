import 'client-only';
import { create } from 'zustand';

interface SearchPanel {
  shown: 'panel' | 'shortcuts' | null;
  typed: string;
}

export const useSearchPanel = create<SearchPanel>(() => ({ shown: null, typed: '' }));

export const openSearchPanel = (typed = ''): void => useSearchPanel.setState({ shown: 'panel', typed });

export const openShortcuts = (): void => useSearchPanel.setState({ shown: 'shortcuts' });

export const closeSearchPanel = (): void => useSearchPanel.setState({ shown: null });

'use client';

import { useEffect, useState } from 'react';

/** Side by side, or one of the two; on a narrow screen side by side is the text alone. */
export type DeskView = 'split' | 'write' | 'preview';
export type DeskPanel = 'toc' | 'help' | null;

/** How the write center is laid out: chosen by the author, kept for as long as the page is open. */
export function useDeskLayout() {
  const [view, setView] = useState<DeskView>('split');
  const [panel, setPanel] = useState<DeskPanel>(null);
  const [fullScreen, setFullScreen] = useState(false);

  useEffect(() => {
    if (!fullScreen) return;
    const handleKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setFullScreen(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [fullScreen]);

  return {
    view,
    setView,
    panel,
    togglePanel: (wanted: 'toc' | 'help') => setPanel((shown) => (shown === wanted ? null : wanted)),
    closePanel: () => setPanel(null),
    fullScreen,
    toggleFullScreen: () => setFullScreen((shown) => !shown),
  };
}
export type DeskLayout = ReturnType<typeof useDeskLayout>;

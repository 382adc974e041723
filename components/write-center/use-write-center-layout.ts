'use client';

import { useEffect, useState } from 'react';

/** On narrow screens split shows the text alone. */
type WriteCenterView = 'split' | 'write' | 'preview';
export type WriteCenterPanel = 'toc' | 'help' | null;

export function useWriteCenterLayout() {
  const [view, setView] = useState<WriteCenterView>('split');
  const [phone, setPhone] = useState(false);
  const [panel, setPanel] = useState<WriteCenterPanel>(null);
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
    phone,
    togglePhone: () => setPhone((shown) => !shown),
    panel,
    togglePanel: (wanted: 'toc' | 'help') => setPanel((shown) => (shown === wanted ? null : wanted)),
    closePanel: () => setPanel(null),
    fullScreen,
    toggleFullScreen: () => setFullScreen((shown) => !shown),
  };
}
export type WriteCenterLayout = ReturnType<typeof useWriteCenterLayout>;

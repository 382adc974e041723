'use client';

import { useEffect, useState } from 'react';

/** On narrow screens split shows the text alone. */
type EditorViewMode = 'split' | 'write' | 'preview';
export type EditorPanel = 'toc' | 'help' | null;

export function useEditorLayout() {
  const [view, setView] = useState<EditorViewMode>('split');
  const [phone, setPhone] = useState(false);
  const [panel, setPanel] = useState<EditorPanel>(null);
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
export type EditorLayout = ReturnType<typeof useEditorLayout>;

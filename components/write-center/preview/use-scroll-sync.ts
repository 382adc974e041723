'use client';

import type { BytemdEditorContext } from 'bytemd';
import { useEffect, useEffectEvent } from 'react';

/** Scrolls the preview with the text, never the reverse. @param follow called with the fractional line at the top */
export function useScrollSync(
  context: BytemdEditorContext | null,
  enabled: boolean,
  follow: (line: number) => void,
): void {
  const handleLine = useEffectEvent(follow);
  useEffect(() => {
    if (!context || !enabled) return;
    const { editor } = context;
    let frame = 0;
    const handleScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const { top } = editor.getScrollInfo();
        const line = editor.lineAtHeight(top, 'local');
        const [from, to] = [editor.heightAtLine(line, 'local'), editor.heightAtLine(line + 1, 'local')];
        handleLine(line + (to > from ? (top - from) / (to - from) : 0));
      });
    };
    editor.on('scroll', handleScroll);
    handleScroll();
    return () => {
      cancelAnimationFrame(frame);
      editor.off('scroll', handleScroll);
    };
  }, [context, enabled]);
}

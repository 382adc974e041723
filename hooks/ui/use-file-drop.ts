'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { holdsFiles } from '@/lib/browser/files/keep-dropped-files';

interface FileDrop {
  /** The element that takes files, asked once after the first rendering. */
  area: () => HTMLElement | null | undefined;
  disabled?: boolean;
  onDrop: (files: readonly File[]) => void;
}

export function useFileDrop({ area, disabled = false, onDrop }: FileDrop): boolean {
  const [over, setOver] = useState(false);
  const find = useEffectEvent(area);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const element = find();
    if (!element || disabled) return;
    const handleDragOver = (event: DragEvent) => {
      if (!event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const handleDragLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    };
    element.addEventListener('dragover', handleDragOver);
    element.addEventListener('dragleave', handleDragLeave);
    element.addEventListener('drop', handleDrop);
    return () => {
      element.removeEventListener('dragover', handleDragOver);
      element.removeEventListener('dragleave', handleDragLeave);
      element.removeEventListener('drop', handleDrop);
    };
  }, [disabled]);
  return over && !disabled;
}

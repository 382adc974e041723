'use client';

import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useImagePreview } from '@/components/ui/store';
import type { ShareImage } from '@/hooks/share/use-share-images';
import styles from './share-images.module.css';

interface ShareImagesProps {
  images: readonly ShareImage[];
  disabled: boolean;
  onRemove: (id: string) => void;
  /** @param place from 0 */
  onMove: (id: string, place: number) => void;
}

/** The pictures of a share that is being written; dragging, or two buttons of each, change their order. */
export function ShareImages({ images, disabled, onRemove, onMove }: ShareImagesProps) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<Element | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

  // A button whose picture moves in the document loses the focus.
  useLayoutEffect(() => {
    if (moved.current instanceof HTMLElement) moved.current.focus();
    moved.current = null;
  }, [images]);

  const move = (id: string, place: number) => {
    if (disabled || place < 0 || place >= images.length) return;
    moved.current = list.current?.contains(document.activeElement) ? document.activeElement : null;
    onMove(id, place);
    setAnnouncement(`已移到第 ${place + 1} 张，共 ${images.length} 张`);
  };
  const remove = (id: string, place: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const field = list.current?.closest('form')?.querySelector('textarea');
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? field)?.focus();
    onRemove(id);
    setAnnouncement(`已移除第 ${place + 1} 张图片`);
  };

  return (
    <>
      <ol ref={list} className={styles.images} aria-label="图片">
        {images.map(({ id, file }, place) => (
          <li
            key={id}
            draggable={!disabled}
            data-dragged={id === dragged || undefined}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move';
              // Firefox drags nothing without data.
              dataTransfer.setData('text/plain', '');
              setDragged(id);
            }}
            onDragEnter={() => dragged !== null && dragged !== id && move(dragged, place)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => dragged !== null && event.preventDefault()}
            onDragEnd={() => setDragged(null)}
          >
            <Preview file={file} number={place + 1} />
            <button
              className={styles.remove}
              type="button"
              data-remove
              aria-label={`移除图片 ${place + 1}`}
              disabled={disabled}
              onClick={() => remove(id, place)}
            >
              <X size={16} strokeWidth={1.75} aria-hidden />
            </button>
            {images.length > 1 && (
              <div className={styles.order}>
                <button
                  type="button"
                  aria-label={`前移图片 ${place + 1}`}
                  aria-disabled={disabled || place === 0}
                  onClick={() => move(id, place - 1)}
                >
                  <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={`后移图片 ${place + 1}`}
                  aria-disabled={disabled || place === images.length - 1}
                  onClick={() => move(id, place + 1)}
                >
                  <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

/** A picture before it is uploaded; opens it large. */
function Preview({ file, number }: { file: File; number: number }) {
  const open = useImagePreview((preview) => preview.open);
  const image = useRef<HTMLImageElement>(null);
  const show = useCallback(
    (node: HTMLImageElement) => {
      image.current = node;
      const url = URL.createObjectURL(file);
      node.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <button
      className={styles.preview}
      type="button"
      aria-label={`查看图片 ${number}：${file.name}`}
      onClick={() => image.current && open([{ src: image.current.src, alt: '' }], 0)}
    >
      <img ref={show} alt="" draggable={false} />
    </button>
  );
}

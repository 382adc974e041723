'use client';

import { useCallback, useMemo, useRef } from 'react';
import { OrderButtons } from '@/components/ui/order-buttons';
import { RemoveButton } from '@/components/ui/remove-button';
import { useImagePreview } from '@/components/ui/store';
import type { ShareImage } from '@/hooks/share/use-share-images';
import { useReorder } from '@/hooks/ui/use-reorder';
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
  const ids = useMemo(() => images.map(({ id }) => id), [images]);
  const { list, listProps, move, itemProps, announcement, announce } = useReorder<HTMLOListElement>({
    ids,
    disabled,
    unit: '张',
    onMove,
  });
  const remove = (id: string, place: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const field = list.current?.closest('form')?.querySelector('textarea');
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? field)?.focus();
    onRemove(id);
    announce(`已移除第 ${place + 1} 张图片`);
  };

  return (
    <>
      <ol {...listProps} className={styles.images} aria-label="图片">
        {images.map(({ id, file }, place) => (
          <li key={id} {...itemProps(id, place)}>
            <Preview file={file} number={place + 1} />
            <RemoveButton label={`移除图片 ${place + 1}`} disabled={disabled} onRemove={() => remove(id, place)} />
            {images.length > 1 && (
              <div className={styles.order}>
                <OrderButtons
                  name={`图片 ${place + 1}`}
                  place={place}
                  total={images.length}
                  disabled={disabled}
                  onMove={(next) => move(id, next)}
                />
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

'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { OrderButtons } from '@/components/ui/list/order-buttons';
import { RemoveButton } from '@/components/ui/list/remove-button';
import { SortableList, useSortableItem } from '@/components/ui/list/sortable-list';
import { useImagePreview } from '@/components/ui/layer/image-preview-store';
import type { ShareImage } from './use-share-images';
import recipes from '@/styles/recipes.module.css';
import styles from './share-images.module.css';
import { isolated } from '@/lib/utils/direction';

interface ShareImagesProps {
  images: readonly ShareImage[];
  disabled: boolean;
  onRemove: (id: string) => void;
  onMove: (id: string, place: number) => void;
}

export function ShareImages({ images, disabled, onRemove, onMove }: ShareImagesProps) {
  const ids = useMemo(() => images.map(({ id }) => id), [images]);
  const list = useRef<HTMLUListElement>(null);
  const [removal, setRemoval] = useState('');
  const remove = (id: string, place: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const field = list.current?.closest('form')?.querySelector('textarea');
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? field)?.focus();
    onRemove(id);
    setRemoval(`已移除第 ${place + 1} 张图片`);
  };

  return (
    <>
      <SortableList
        ref={list}
        ids={ids}
        unit="张"
        grid
        disabled={disabled}
        onMove={onMove}
        className={styles.images}
        aria-label="图片"
      >
        {images.map((image) => (
          <Picture key={image.id} image={image} disabled={disabled} onRemove={remove} />
        ))}
      </SortableList>
      <p className={recipes.visuallyHidden} role="status">
        {removal}
      </p>
    </>
  );
}

interface PictureProps {
  image: ShareImage;
  disabled: boolean;
  onRemove: (id: string, place: number) => void;
}

function Picture({ image: { id, file }, disabled, onRemove }: PictureProps) {
  const { itemProps, dragProps, place, total, move } = useSortableItem(id);
  const name = `图片 ${place + 1}`;
  return (
    <li {...itemProps} {...dragProps}>
      <Preview file={file} number={place + 1} />
      <RemoveButton label={`移除${name}`} disabled={disabled} onRemove={() => onRemove(id, place)} />
      {total > 1 && (
        <div className={styles.order}>
          <OrderButtons name={name} place={place} total={total} disabled={disabled} onMove={move} />
        </div>
      )}
    </li>
  );
}

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
      aria-label={`查看图片 ${number}：${isolated(file.name)}`}
      onClick={() => image.current && open([{ src: image.current.src, alt: '' }], 0)}
    >
      <img ref={show} alt="" draggable={false} />
    </button>
  );
}

'use client';

import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { PreviewImage } from './store';
import styles from './preview-dialog.module.css';

interface PreviewDialogProps {
  image: PreviewImage;
  /** Counted from 1. */
  position: number;
  count: number;
  onMove: (by: number) => void;
  onClose: () => void;
}

const SCALES = [1, 1.5, 2, 3, 4];
const SWIPE_PX = 60;

/** One image over the page: arrows or swipes move, Esc or the ground closes, + and - zoom; focus goes back where it was. */
export function PreviewDialog({ image, position, count, onMove, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipeStart = useRef<number | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [step, setStep] = useState(0);
  /** Width in pixels of the image as it fits the screen. */
  const [fit, setFit] = useState(0);
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState(image);
  if (shown !== image) {
    setShown(image);
    setStep(0);
    setFailed(false);
  }

  useEffect(() => {
    const node = dialog.current;
    const opener = document.activeElement;
    node?.showModal();
    return () => {
      node?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const zoomTo = (next: number) => {
    if (step === 0) setFit(picture.current?.clientWidth ?? 0);
    setStep(Math.min(SCALES.length - 1, Math.max(0, next)));
  };
  const zoom = (by: number) => zoomTo(step + by);
  const handleKey = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowLeft: () => onMove(-1),
      ArrowRight: () => onMove(1),
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      '0': () => zoomTo(0),
    };
    const action = actions[event.key];
    // A zoomed image is scrolled with the arrows.
    if (!action || (step > 0 && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    action();
  };
  const handleGround = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  const handleSwipeEnd = (event: PointerEvent) => {
    const moved = swipeStart.current === null ? 0 : event.clientX - swipeStart.current;
    swipeStart.current = null;
    if (event.pointerType !== 'mouse' && step === 0 && Math.abs(moved) > SWIPE_PX) onMove(moved > 0 ? -1 : 1);
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="图片预览" onClose={onClose} onKeyDown={handleKey}>
      <div className={styles.bar}>
        <span className="tabular" aria-live="polite">
          {position} / {count}
        </span>
        <button type="button" aria-label="缩小" disabled={step === 0} onClick={() => zoom(-1)}>
          <ZoomOut size={20} strokeWidth={1.5} />
        </button>
        <button type="button" aria-label="放大" disabled={step === SCALES.length - 1} onClick={() => zoom(1)}>
          <ZoomIn size={20} strokeWidth={1.5} />
        </button>
        <button type="button" aria-label="关闭" onClick={onClose}>
          <X size={20} strokeWidth={1.5} />
        </button>
      </div>
      <div
        className={styles.stage}
        data-zoomed={step > 0 || undefined}
        onClick={handleGround}
        onPointerDown={(event) => (swipeStart.current = event.clientX)}
        onPointerUp={handleSwipeEnd}
      >
        {failed ? (
          <p role="alert">图片加载失败</p>
        ) : (
          <img
            ref={picture}
            key={image.src}
            src={image.src}
            alt={image.alt}
            referrerPolicy="no-referrer"
            draggable={false}
            style={step > 0 ? { width: fit * (SCALES[step] ?? 1) } : undefined}
            onClick={() => zoomTo(step > 0 ? 0 : 2)}
            onError={() => setFailed(true)}
          />
        )}
      </div>
      {image.alt !== '' && <p className={styles.caption}>{image.alt}</p>}
      {count > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label="上一张"
            disabled={position === 1}
            onClick={() => onMove(-1)}
          >
            <ChevronLeft size={20} strokeWidth={1.75} />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label="下一张"
            disabled={position === count}
            onClick={() => onMove(1)}
          >
            <ChevronRight size={20} strokeWidth={1.75} />
          </button>
        </>
      )}
    </dialog>
  );
}

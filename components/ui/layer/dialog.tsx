'use client';

import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import recipes from '@/styles/recipes.module.css';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  width: number;
  onClose: () => void;
  /** Beside the content where there is room. */
  aside?: ReactNode;
  /** It has no visible head: the content begins with a field and a way out of its own. On phones it fills the screen. */
  bare?: boolean;
  children: ReactNode;
}

/** On phones it is a sheet. The platform traps the focus (first on `data-autofocus`) and restores it. */
export function Dialog({ title, width, onClose, aside, bare = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    // A focused popover closes when a dialog opens, so the focus could not return.
    const popover = document.activeElement?.closest('[popover]');
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.close();
      const focused = document.activeElement;
      if (popover && (focused === document.body || element?.contains(focused))) {
        document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
      }
    };
  }, []);

  // A press that began inside, such as a text selection, must not close it.
  const pressedOutside = useRef(false);
  const isOutside = ({ target }: MouseEvent) => target === dialog.current;

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${aside === undefined ? '' : styles.withAside} ${bare ? styles.bare : ''}`}
      style={{ width }}
      aria-labelledby={titleId}
      // Escape. At once: the close event comes later, when it may have been opened again.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // React's development checks close and reopen it.
        if (!dialog.current?.open) onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      {bare ? (
        <>
          <h2 id={titleId} className={recipes.visuallyHidden}>
            {title}
          </h2>
          {children}
        </>
      ) : (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={titleId} className={recipes.cardHeading}>
              {title}
            </h2>
            <button className={styles.close} type="button" aria-label="关闭" onClick={onClose}>
              <Icon of="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated';
import styles from './popover.module.css';

interface PopoverProps {
  /** Names the button, and what it opens. */
  label: string;
  trigger: ReactNode;
  /** The button's look, instead of a round icon button's. */
  triggerClass?: string | undefined;
  /** The panel's look and place, instead of below the button at its right edge. */
  panelClass?: string | undefined;
  disabled?: boolean;
  /** Of the button: -1 where a roving focus reaches it. */
  tabIndex?: number | undefined;
  /** Called when it opens. */
  onOpen?: () => void;
  onClose?: () => void;
  children: ReactNode;
}

const GAP = 8;
const EDGE = 8;

/**
 * A button that opens a panel below it. The platform closes it on Escape and on clicks outside, and
 * returns the focus; a link or a button inside that carries `data-close` closes it too.
 */
export function Popover({
  label,
  trigger,
  triggerClass = styles.trigger,
  panelClass,
  disabled = false,
  tabIndex,
  onOpen,
  onClose,
  children,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // After hydration: what only members see would weigh in the HTML of every page.
  const hydrated = useHydrated();

  useEffect(() => {
    if (disabled) panel.current?.hidePopover();
  }, [disabled]);

  const place = () => {
    if (panelClass) return;
    const anchor = button.current?.getBoundingClientRect();
    if (!anchor || !panel.current) return;
    panel.current.style.top = `${anchor.bottom + GAP}px`;
    panel.current.style.right = `${Math.max(EDGE, document.documentElement.clientWidth - anchor.right)}px`;
  };
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [data-close]')) panel.current?.hidePopover();
  };

  return (
    <>
      <button
        ref={button}
        className={triggerClass}
        type="button"
        popoverTarget={id}
        disabled={disabled}
        tabIndex={tabIndex}
        aria-label={label}
        title={label}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        className={panelClass ?? styles.panel}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') place();
        }}
        // Afterwards: what is rendered then can take the focus, and is still there when the browser returns it.
        onToggle={({ newState }) => (newState === 'open' ? onOpen : onClose)?.()}
        onClick={handleClick}
      >
        {hydrated && children}
      </div>
    </>
  );
}

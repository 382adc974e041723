'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { keepTabInside } from '@/lib/browser/keep-tab-inside';
import { useHydrated } from './use-hydrated';
import styles from './popover.module.css';

interface PopoverProps {
  label: string;
  trigger: ReactNode;
  triggerClass?: string | undefined;
  panelClass?: string | undefined;
  disabled?: boolean;
  /** tabIndex of the trigger; -1 in a roving-tabindex group. */
  tabIndex?: number | undefined;
  /** The server renders the panel, too: its links work without script. */
  served?: boolean;
  onOpen?: () => void;
  onClose?: () => void;
  children: ReactNode;
}

const GAP = 8;
const EDGE = 8;

/** The style sheets ask the same. */
const isPhone = () => window.matchMedia('(width < 768px)').matches;

/**
 * A button with a popover panel, on phones a sheet at the bottom that keeps the focus. The platform closes it on Escape,
 * on Android's back and on outside clicks, and restores the focus; inside, `data-close` closes, too.
 */
export function Popover({
  label,
  trigger,
  triggerClass = styles.trigger,
  panelClass,
  disabled = false,
  tabIndex,
  served = false,
  onOpen,
  onClose,
  children,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // After hydration: members' content would weigh in every page's HTML.
  const hydrated = useHydrated();

  useEffect(() => {
    if (disabled) panel.current?.hidePopover();
  }, [disabled]);

  const place = () => {
    if (panelClass || isPhone()) return;
    const anchor = button.current?.getBoundingClientRect();
    if (!anchor || !panel.current) return;
    panel.current.style.top = `${anchor.bottom + GAP}px`;
    panel.current.style.right = `${Math.max(EDGE, document.documentElement.clientWidth - anchor.right)}px`;
  };
  const handleClick = ({ target, clientY }: MouseEvent) => {
    if (!(target instanceof Element) || !panel.current) return;
    // A sheet's scrim is the panel's own, so that a press on it does not press what lies below.
    const onScrim = target === panel.current && clientY < target.getBoundingClientRect().top;
    if (onScrim || target.closest('a, [data-close]')) panel.current.hidePopover();
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
        tabIndex={-1}
        aria-label={label}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') place();
        }}
        // Later: content rendered then can take the focus, and still be there when it is restored.
        onToggle={({ newState }) => {
          if (newState !== 'open') return onClose?.();
          if (isPhone() && !panel.current?.contains(document.activeElement)) panel.current?.focus();
          onOpen?.();
        }}
        onClick={handleClick}
        onKeyDown={(event) => {
          if (event.key === 'Tab' && isPhone()) keepTabInside(event);
        }}
      >
        {(served || hydrated) && children}
      </div>
    </>
  );
}

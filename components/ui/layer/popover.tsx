'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { isPhone, PopoverPanel } from './popover-panel';
import { useHydrated } from '@/components/ui/use-hydrated';
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

/** A button with a panel. */
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
      <PopoverPanel
        ref={panel}
        id={id}
        label={label}
        className={panelClass ?? styles.panel}
        onBeforeOpen={place}
        onOpen={onOpen}
        onClose={onClose}
      >
        {(served || hydrated) && children}
      </PopoverPanel>
    </>
  );
}

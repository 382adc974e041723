import type { MouseEvent, ReactNode, RefObject } from 'react';
import { keepTabInside } from '@/lib/browser/keep-tab-inside';

interface PopoverPanelProps {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  label: string;
  className: string | undefined;
  onBeforeOpen?: () => void;
  onOpen?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** The style sheets ask the same. */
export const isPhone = () => window.matchMedia('(width < 768px)').matches;

/** The platform closes it on Escape, Android's back and outside clicks, and restores the focus. `data-close` closes. */
export function PopoverPanel({
  ref,
  id,
  label,
  className,
  onBeforeOpen,
  onOpen,
  onClose,
  children,
}: PopoverPanelProps) {
  const handleClick = ({ target, clientY }: MouseEvent) => {
    if (!(target instanceof Element) || !ref.current) return;
    // A sheet's scrim is the panel's own, so that a press on it does not press what lies below.
    const onScrim = target === ref.current && clientY < target.getBoundingClientRect().top;
    if (onScrim || target.closest('a, [data-close]')) ref.current.hidePopover();
  };
  return (
    <div
      ref={ref}
      id={id}
      className={className}
      popover="auto"
      role="group"
      tabIndex={-1}
      aria-label={label}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open') onBeforeOpen?.();
      }}
      // Later: content rendered then can take the focus, and still be there when it is restored.
      onToggle={({ newState }) => {
        if (newState !== 'open') return onClose?.();
        if (isPhone() && !ref.current?.contains(document.activeElement)) ref.current?.focus();
        onOpen?.();
      }}
      onClick={handleClick}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && isPhone()) keepTabInside(event);
      }}
    >
      {children}
    </div>
  );
}

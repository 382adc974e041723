'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dismissToast, useToasts } from '@/lib/utils/toast-store';
import styles from './toaster.module.css';

/** Shows what the site has to say in passing; the region stands in the page from the start, so that it is read out. */
export function Toaster() {
  const { toasts } = useToasts();
  const region = useRef<HTMLDivElement>(null);

  // Shown anew with each toast, it stands above a dialog that was opened before.
  useEffect(() => {
    const element = region.current;
    if (!element || toasts.length === 0) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [toasts]);

  return (
    <div className={styles.place} role="status" data-print="hidden">
      <div ref={region} className={styles.region} popover="manual">
        {toasts.map(({ id, text, tone }) => (
          <button key={id} className={`${styles.toast} ${styles[tone]}`} type="button" onClick={() => dismissToast(id)}>
            {tone === 'done' ? (
              <CircleCheck size={18} strokeWidth={1.75} aria-hidden />
            ) : (
              <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
            )}
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

import { useEffect, useEffectEvent } from 'react';

export function useSamePageLink(onClick: () => void): void {
  const handle = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || !link || link.target !== '' || link.href !== window.location.href) return;
    event.preventDefault();
    onClick();
  });
  useEffect(() => {
    // Before the router, which ignores prevented clicks.
    document.addEventListener('click', handle, { capture: true });
    return () => document.removeEventListener('click', handle, { capture: true });
  }, []);
}

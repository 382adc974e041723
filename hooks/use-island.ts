'use client';

import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { isOutdated } from '@/lib/utils/chunk-error';
import { tellSiteUpdated } from '@/lib/utils/site-update';
import { showToast } from '@/lib/utils/toast-store';

/**
 * A component that is loaded when it is first wanted: gives the function that renders it, null until
 * then. When it does not load, `onFail` gives the wish up, so that the next one tries again.
 * @param load must be a stable function
 */
export function useIsland<P extends object>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  onFail: () => void,
) {
  const [Island, setIsland] = useState<ComponentType<P> | null>(null);
  const handleFail = useEffectEvent((error: unknown) => {
    onFail();
    if (isOutdated(error)) tellSiteUpdated();
    else showToast('加载失败，请稍后重试', 'failed');
  });
  useEffect(() => {
    if (!wanted || Island) return;
    let current = true;
    load().then(
      (component) => current && setIsland(() => component),
      (error: unknown) => current && handleFail(error),
    );
    return () => {
      current = false;
    };
  }, [load, wanted, Island]);
  return Island && ((props: P) => createElement(Island, props));
}

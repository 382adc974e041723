import { useEffect } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { chosenDensity } from '@/lib/browser/density';

export function useDensity() {
  const compact = useStored(chosenDensity) === 'compact';
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (compact) dataset.density = 'compact';
    else delete dataset.density;
  }, [compact]);
  return { compact, toggle: () => void chosenDensity.set(compact ? undefined : 'compact') };
}

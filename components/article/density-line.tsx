'use client';

import { SwitchLine } from '@/components/ui/form/switch-line';
import { useDensity } from './use-density';

export function DensityLine() {
  const { compact, toggle } = useDensity();
  return <SwitchLine label="紧凑列表" hint="一篇文章一行，同一屏看到更多" checked={compact} onChange={toggle} />;
}

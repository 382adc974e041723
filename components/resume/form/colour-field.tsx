'use client';

import { useState, type ComponentProps } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { ColourButton } from './colour-button';

/** Lazy: antd's colour picker, when it is first opened. */
const ColourControl = lazyComponent(async () => (await import('./colour-control')).ColourControl, {
  onFail: 'toast',
  fallback: ({ value }) => <ColourButton value={value} pending />,
});

export function ColourField(props: Omit<ComponentProps<typeof ColourControl>, 'onLoadFailed'>) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <ColourControl {...props} onLoadFailed={() => setWanted(false)} />;
  return (
    <ColourButton
      value={props.value}
      onPointerEnter={ColourControl.preload}
      onFocus={ColourControl.preload}
      onClick={() => setWanted(true)}
    />
  );
}

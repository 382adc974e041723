'use client';

import { SwitchLine } from '@/components/ui/form/switch-line';
import { useStored } from '@/hooks/ui/use-stored';
import { singleKeysOff } from '@/lib/browser/single-keys';

export const SingleKeysSwitch = () => (
  <SwitchLine
    label="启用单键快捷键（字母、数字和 /）"
    checked={!useStored(singleKeysOff)}
    onChange={(on) => singleKeysOff.set(on ? undefined : true)}
  />
);

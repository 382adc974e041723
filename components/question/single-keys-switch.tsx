'use client';

import { useStored } from '@/hooks/ui/use-stored';
import { singleKeysOff } from '@/lib/browser/single-keys';
import controls from '@/styles/controls.module.css';
import styles from '@/components/ui/radio-field.module.css';

/** Switches the keys of one character on or off, on every page of this browser. */
export function SingleKeysSwitch() {
  const isOff = useStored(singleKeysOff) ?? false;
  return (
    <label className={styles.choice}>
      <input
        className={controls.checkbox}
        type="checkbox"
        role="switch"
        checked={!isOff}
        onChange={({ target }) => singleKeysOff.set(target.checked ? undefined : true)}
      />
      启用单键快捷键（字母、数字和 /）
    </label>
  );
}

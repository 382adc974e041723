'use client';

import { DatePicker, type GetRef } from 'antd';
import dayjs from 'dayjs';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { AntdProvider } from '@/components/frame/antd-provider';
import { monthIn } from './month-text';
import styles from './item-fields.module.css';

const FORMAT = 'YYYY-MM';

interface MonthControlProps {
  label: string;
  value: string;
  disabled: boolean;
  placeholder: string;
  openAtFirst: boolean;
  /** Whether the field that it takes the place of has the focus. */
  takesFocus: () => boolean;
  /** Called before the frame in which it is first seen. */
  onReady: () => void;
  onChoose: (month: string) => void;
  onClear: () => void;
}

export function MonthControl(props: MonthControlProps) {
  const { label, value, disabled, placeholder, openAtFirst, takesFocus, onReady, onChoose, onClear } = props;
  const [open, setOpen] = useState(openAtFirst);
  const picker = useRef<GetRef<typeof DatePicker>>(null);
  const month = disabled ? '' : monthIn(value);
  const takeOver = useEffectEvent(() => {
    if (takesFocus()) picker.current?.focus();
    onReady();
  });
  useLayoutEffect(() => takeOver(), []);
  return (
    <AntdProvider>
      <DatePicker
        ref={picker}
        className={styles.month ?? ''}
        aria-label={label}
        picker="month"
        format={FORMAT}
        value={month === '' ? null : dayjs(month)}
        disabled={disabled}
        open={open}
        onOpenChange={setOpen}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
        placeholder={placeholder}
        panelRender={(panel) => (
          <div role="dialog" aria-label={label}>
            {panel}
          </div>
        )}
        onChange={(chosen) => (chosen ? onChoose(chosen.format(FORMAT)) : onClear())}
        // The calendar drops an unconfirmed typed month: keep it on blur.
        onBlur={({ target }) => target instanceof HTMLInputElement && onChoose(target.value.trim())}
      />
    </AntdProvider>
  );
}

'use client';

import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { AntdProvider } from '@/components/layout/antd-provider';
import styles from './profile-form.module.css';

dayjs.extend(customParseFormat);

const FORMAT = 'YYYY-MM-DD';

interface DateControlProps {
  id: string;
  /** YYYY-MM-DD, or ''. */
  value: string;
  min: string;
  max: string;
  disabled: boolean;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
  /** Ref of the focusable element. */
  focusRef: (target: { focus: () => void } | null) => void;
  onChange: (value: string) => void;
}

/** A date, typed or picked. The browser's own field may not be Chinese. */
export function DateControl({ value, min, max, focusRef, onChange, ...control }: DateControlProps) {
  const day = dayjs(value, FORMAT, true);
  return (
    <AntdProvider>
      <DatePicker
        {...control}
        ref={focusRef}
        className={styles.date ?? ''}
        value={day.isValid() ? day : null}
        format={FORMAT}
        placeholder="选择日期"
        minDate={dayjs(min, FORMAT)}
        maxDate={dayjs(max, FORMAT)}
        status={control['aria-invalid'] ? 'error' : ''}
        onChange={(chosen) => onChange(chosen?.format(FORMAT) ?? '')}
        // Enter accepts the typed day; it does not submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        // The calendar drops an unconfirmed typed day: keep it on blur.
        onBlur={({ target }) => {
          const typed = target instanceof HTMLInputElement ? target.value : '';
          if (typed !== value && typed >= min && typed <= max && dayjs(typed, FORMAT, true).isValid()) onChange(typed);
        }}
      />
    </AntdProvider>
  );
}

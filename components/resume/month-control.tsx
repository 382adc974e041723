'use client';

import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { AntdProvider } from '@/components/layout/antd-provider';
import styles from './item-fields.module.css';

dayjs.extend(customParseFormat);

const FORMAT = 'YYYY-MM';
const MONTH = /^(\d{4})[-./](\d{1,2})(?!\d)/;

interface MonthControlProps {
  label: string;
  /** YYYY-MM, or another client's format. */
  value: string;
  disabled?: boolean;
  placeholder?: string | undefined;
  onChange: (month: string) => void;
}

const monthOf = (text: string) => {
  const [, year = '', month = ''] = MONTH.exec(text.trim()) ?? [];
  return dayjs(`${year}-${month.padStart(2, '0')}`, FORMAT, true);
};

export function MonthControl({ label, value, disabled = false, placeholder, onChange }: MonthControlProps) {
  const month = monthOf(value);
  const choose = (typed: string) => {
    if (typed !== value && dayjs(typed, FORMAT, true).isValid()) onChange(typed);
  };
  return (
    <AntdProvider>
      <DatePicker
        className={styles.month ?? ''}
        aria-label={label}
        picker="month"
        format={FORMAT}
        value={!disabled && month.isValid() ? month : null}
        disabled={disabled}
        placeholder={placeholder ?? (value.trim() || label)}
        panelRender={(panel) => (
          <div role="dialog" aria-label={label}>
            {panel}
          </div>
        )}
        onChange={(chosen) => onChange(chosen?.format(FORMAT) ?? '')}
        // The calendar drops an unconfirmed typed month: keep it on blur.
        onBlur={({ target }) => target instanceof HTMLInputElement && choose(target.value.trim())}
      />
    </AntdProvider>
  );
}

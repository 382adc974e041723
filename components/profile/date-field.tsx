'use client';

import { useController, type Control } from 'react-hook-form';
import { Field, type FieldProps } from '@/components/ui/field';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { FIRST_DAY } from '@/lib/domain/profile/constants';
import type { ProfileValues } from '@/lib/domain/profile/schema';

/** Lazy: antd's calendar, when the profile is edited. */
const DateControl = lazyPart(async () => (await import('./date-control')).DateControl, {
  onFail: 'retry',
  fallback: <Skeleton height={40} />,
});

interface DateFieldProps extends FieldProps {
  control: Control<ProfileValues, unknown, ProfileValues>;
  name: 'birthday' | 'startWorkTime';
  today: string;
  disabled?: boolean;
}

/** A date up to today. */
export function DateField({ control, name, today, disabled = false, ...field }: DateFieldProps) {
  const {
    field: { value, onChange, ref },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <Field {...field} error={error?.message}>
      {({ className: _, ...aria }) => (
        <DateControl
          {...aria}
          value={value}
          min={FIRST_DAY}
          max={today}
          disabled={disabled}
          focusRef={ref}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

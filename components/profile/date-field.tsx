'use client';

import { useController, type Control } from 'react-hook-form';
import { Field, type FieldProps } from '@/components/ui/form/field';
import { FIRST_DAY } from '@/lib/domain/profile/profile-labels';
import type { ProfileValues } from '@/lib/domain/profile/schema';

interface DateFieldProps extends FieldProps {
  control: Control<ProfileValues, unknown, ProfileValues>;
  name: 'birthday' | 'startWorkTime';
  today: string;
  disabled?: boolean;
}

export function DateField({ control, name, today, disabled = false, ...field }: DateFieldProps) {
  const {
    field: { value, onChange, ref },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <Field {...field} error={error?.message}>
      {(aria) => (
        <input
          {...aria}
          ref={ref}
          type="date"
          autoComplete={name === 'birthday' ? 'bday' : 'off'}
          value={value}
          min={FIRST_DAY}
          max={today}
          disabled={disabled}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

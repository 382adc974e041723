'use client';

import { TextField, type TextFieldProps } from '@/components/ui/text-field';
import type { useCaptcha } from '@/hooks/session/use-captcha';
import { CaptchaPicture } from './captcha-picture';

/** The captcha's picture and its text field. */
export function CaptchaField({ captcha, ...field }: TextFieldProps & { captcha: ReturnType<typeof useCaptcha> }) {
  return <TextField {...field} autoComplete="off" maxLength={8} beside={<CaptchaPicture {...captcha} />} />;
}

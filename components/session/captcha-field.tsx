'use client';

import { TextField } from '@/components/ui/text-field';
import type { useCaptcha } from '@/hooks/session/use-captcha';
import { CaptchaPicture } from './captcha-picture';

/** The captcha's picture, and what the reader takes it for. */
export function CaptchaField({ captcha }: { captcha: ReturnType<typeof useCaptcha> }) {
  return (
    <TextField label="验证码" name="code" autoComplete="off" maxLength={8} beside={<CaptchaPicture {...captcha} />} />
  );
}

'use client';

import { Skeleton } from '@/components/ui/state/skeleton';
import { TextField, type TextFieldProps } from '@/components/ui/form/text-field';
import type { useCaptcha } from './use-captcha';
import styles from './login-dialog.module.css';

type Captcha = ReturnType<typeof useCaptcha>;

export function CaptchaField({ captcha, ...field }: TextFieldProps & { captcha: Captcha }) {
  return <TextField {...field} autoComplete="off" beside={<CaptchaPicture {...captcha} />} />;
}

/** The captcha, renewed on click. An <img>, in which the API's svg runs no script. */
function CaptchaPicture({ markup, failed, isFetching, renew }: Captcha) {
  return (
    <button
      className={styles.picture}
      type="button"
      aria-label="换一张验证码"
      title="图片里是要填写的字符，没有别的形式；看不清可以换一张"
      aria-busy={isFetching}
      onClick={() => {
        if (!isFetching) renew();
      }}
    >
      {failed && <span>加载失败，点击重试</span>}
      {!failed && !markup && <Skeleton height={40} />}
      {!failed && markup && (
        <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`} width={120} height={40} alt="" />
      )}
    </button>
  );
}

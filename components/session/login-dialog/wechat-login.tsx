'use client';

import { CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/button/button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useQrCode, type QrPurpose } from '@/hooks/session/use-qr-code';
import styles from './wechat-login.module.css';

const SIZE = 200;

const SENTENCES: Readonly<Record<QrPurpose, { waiting: string; done: string }>> = {
  login: { waiting: '使用微信扫描二维码登录', done: '扫码成功，正在登录…' },
  bind: { waiting: '使用微信扫描二维码绑定账号', done: '微信 授权绑定成功' },
};

/** A picture to scan with WeChat, and what becomes of it. */
export function WechatLogin({ purpose }: { purpose: QrPurpose }) {
  const { state, image, renew } = useQrCode(purpose);
  const { waiting, done } = SENTENCES[purpose];
  return (
    <div className={styles.panel}>
      <div className={styles.frame} aria-busy={state === 'loading'}>
        {image === undefined ? (
          <Skeleton height={SIZE} />
        ) : (
          <img src={image} width={SIZE} height={SIZE} alt="微信二维码" />
        )}
        {state === 'done' && (
          <p className={styles.veil}>
            <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
          </p>
        )}
        {(state === 'expired' || state === 'failed') && (
          <p className={styles.veil}>
            <span>{state === 'expired' ? '二维码已过期' : '二维码加载失败'}</span>
            <Button size="small" onClick={renew}>
              刷新二维码
            </Button>
          </p>
        )}
      </div>
      <p className={styles.sentence} role="status">
        {state === 'done' ? done : waiting}
      </p>
    </div>
  );
}

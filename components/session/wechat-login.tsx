'use client';

import { CircleCheck, RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useQrCode, type QrPurpose, type QrState } from './use-qr-code';
import styles from './wechat-login.module.css';

const SIZE = 200;

const SENTENCES: Readonly<Record<QrState, Readonly<Record<QrPurpose, string>>>> = {
  loading: { login: '正在获取二维码…', bind: '正在获取二维码…' },
  waiting: { login: '使用微信扫描二维码登录', bind: '使用微信扫描二维码绑定账号' },
  done: { login: '扫码成功，正在登录…', bind: '微信 授权绑定成功' },
  expired: { login: '二维码已过期，请刷新后重新扫描', bind: '二维码已过期，请刷新后重新扫描' },
  failed: { login: '二维码加载失败，请刷新重试', bind: '二维码加载失败，请刷新重试' },
};

export function WechatLogin({ purpose }: { purpose: QrPurpose }) {
  const { state, image, renew, breakPicture } = useQrCode(purpose);
  return (
    <div className={styles.panel}>
      <div className={styles.frame} aria-busy={state === 'loading'}>
        {image === undefined ? (
          <Skeleton height={SIZE} />
        ) : (
          <img src={image} width={SIZE} height={SIZE} alt="微信二维码" onError={breakPicture} />
        )}
        {state === 'done' && (
          <p className={styles.veil}>
            <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
          </p>
        )}
        {(state === 'expired' || state === 'failed') && (
          <p className={styles.veil}>
            <Button size="small" onClick={renew}>
              <RotateCw size={16} strokeWidth={1.75} aria-hidden />
              刷新二维码
            </Button>
          </p>
        )}
      </div>
      <p className={styles.sentence} role="status">
        {SENTENCES[state][purpose]}
      </p>
    </div>
  );
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { parseLiveEvent } from '@/lib/domain/live/live-events';
import { getBindingQrCode, getLoginQrCode } from '@/lib/domain/session/api';
import { sessionQueries } from '@/lib/domain/session/queries';
import { startSession } from '@/lib/domain/session/start-session';
import { closeLogin } from '@/lib/domain/session/login-gate';
import { openSocket } from '@/lib/realtime/socket';
import { showToast } from '@/lib/browser/toast-store';
import { newSecret } from '@/lib/utils/new-id';

export type QrPurpose = 'login' | 'bind';
export type QrState = 'loading' | 'waiting' | 'done' | 'expired' | 'failed';

/** Lifetime of a code here, shorter than providers' few minutes, so it is renewed sooner. */
const LIFETIME_MS = 120_000;
/** Time to see the success mark (specification 1, section 4). */
const RELOAD_AFTER_MS = 1_500;

/** Source of an <img>, also for SVG markup, so that the API's markup runs no script. */
const asImage = (answer: string) =>
  answer.trimStart().startsWith('<svg') ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(answer)}` : answer;

/** A QR code and the socket that reports its scan. Expires after two minutes; `renew` makes another. */
export function useQrCode(purpose: QrPurpose) {
  const client = useQueryClient();
  const [code, setCode] = useState(() => ({ authId: newSecret() }));
  const [state, setState] = useState<QrState>('loading');
  const [image, setImage] = useState<string>();

  useEffect(() => {
    const left = new AbortController();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const { authId } = code;
    const fetchCode = purpose === 'login' ? getLoginQrCode : getBindingQrCode;

    const finish = (accessToken: string | undefined) => {
      socket.close();
      timers.forEach(clearTimeout);
      if (purpose === 'login' && accessToken) {
        const started = startSession(accessToken);
        setState(started ? 'done' : 'expired');
        if (started) timers.push(setTimeout(() => window.location.reload(), RELOAD_AFTER_MS));
        return;
      }
      setState('done');
      void client.invalidateQueries({ queryKey: sessionQueries.user().queryKey });
      showToast('微信 授权绑定成功');
      timers.push(setTimeout(closeLogin, RELOAD_AFTER_MS));
    };
    const socket = openSocket(
      { authId },
      {
        parse: parseLiveEvent,
        onEvent: (event) => {
          if (left.signal.aborted) return;
          if (event.kind === 'login') finish(event.accessToken);
          else if (event.kind === 'notification' && purpose === 'bind') finish(undefined);
          else if (event.kind === 'refused') setState('expired');
        },
      },
    );
    // Through the query client, so that an expired session is handled as usual.
    const picture = client.fetchQuery({
      queryKey: [...sessionQueries.all(), 'qr-code', authId],
      queryFn: () => fetchCode(authId, { signal: left.signal }),
      retry: false,
      gcTime: 0,
    });
    picture.then(
      (answer) => {
        setImage(asImage(answer));
        setState('waiting');
        timers.push(
          setTimeout(() => {
            socket.close();
            setState((now) => (now === 'waiting' ? 'expired' : now));
          }, LIFETIME_MS),
        );
      },
      () => {
        if (!left.signal.aborted) setState('failed');
      },
    );
    return () => {
      left.abort();
      socket.close();
      timers.forEach(clearTimeout);
    };
  }, [client, code, purpose]);

  const renew = () => {
    setImage(undefined);
    setState('loading');
    setCode({ authId: newSecret() });
  };
  const breakPicture = () => {
    if (state !== 'waiting') return;
    setImage(undefined);
    setState('failed');
  };
  return { state, image, renew, breakPicture };
}

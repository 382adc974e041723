'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ErrorPage } from '@/components/ui/state/error-page';
import { routes } from '@/lib/config/routes';
import { NETWORK_MESSAGE } from '@/lib/http/api-error';
import { BrowserPage } from './browser-page';
import { usePageRetry } from './use-page-retry';
import styles from './unavailable-page.module.css';

interface UnavailablePageProps {
  reason?: string | undefined;
  aside: ReactNode;
}

/** Replaces a page that failed on the server, unless the browser can make it. */
export const UnavailablePage = ({ reason, aside }: UnavailablePageProps) => (
  <BrowserPage aside={aside}>
    <Unavailable reason={reason} />
  </BrowserPage>
);

/** Retries the page. Without a script the first link, an empty address, reloads. */
function Unavailable({ reason }: { reason: string | undefined }) {
  const { retry, pending, note, secondsLeft } = usePageRetry();
  return (
    <ErrorPage status={503} drawing="unplugged" message="页面暂时打不开" explanation={reason ?? NETWORK_MESSAGE}>
      <a
        className={buttonClass('primary')}
        href=""
        aria-busy={pending}
        onClick={(event) => {
          event.preventDefault();
          if (!pending) retry();
        }}
      >
        重新加载
      </a>
      <a className={buttonClass()} href={routes.home()}>
        返回首页
      </a>
      <p className={styles.note}>
        <span role="status">{note}</span>
        {/* Not read out every second. */}
        {secondsLeft !== undefined && <span aria-hidden>{`（${secondsLeft} 秒）`}</span>}
      </p>
    </ErrorPage>
  );
}

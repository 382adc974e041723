'use client';

import { buttonClass } from '@/components/ui/button';
import { ErrorPage } from '@/components/ui/error-page';
import { usePageRetry } from './use-page-retry';
import { UNAVAILABLE_EXPLANATION } from '@/lib/config/pages';
import { routes } from '@/lib/config/routes';
import styles from './unavailable-page.module.css';

/**
 * Stands in place of a page that could not be made, and retries it. Without a script the first link, an empty address,
 * loads the page that the visitor is at.
 * @param reason what the API said, if it said something
 */
export function UnavailablePage({ reason }: { reason?: string | undefined }) {
  const { retry, pending, note } = usePageRetry();
  return (
    <ErrorPage
      status={503}
      message="页面暂时打不开"
      explanation={
        // The server in front writes the API's sentence into the kept page (`scripts/serve/error-pages.ts`).
        <span suppressHydrationWarning>{reason ?? UNAVAILABLE_EXPLANATION}</span>
      }
    >
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
      <p className={styles.note} role="status">
        {note}
      </p>
    </ErrorPage>
  );
}

'use client';

import { FailedPage } from '@/components/layout/failed-page';
import { useTheme } from '@/hooks/theme/use-theme';
import '@/styles/globals.css';

/** Stands in for the root layout itself, so it is whole in itself. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useTheme();
  return (
    <html lang="zh-CN">
      <head>
        <title>页面暂时打不开</title>
      </head>
      <body>
        <main>
          <FailedPage error={error} onRetry={retry} />
        </main>
      </body>
    </html>
  );
}

'use client';

import { useMarkDocument } from '@/components/shell/use-mark-document';
import { ErrorPage } from '@/components/ui/state/error-page';
import '@/styles/globals.css';

/** Replaces a failing root layout, so it is a whole document. Every page preloads it: import little. */
export default function GlobalError({ retry }: { retry: () => void }) {
  useMarkDocument();
  return (
    <html lang="zh-CN">
      <head>
        <title>页面暂时打不开</title>
      </head>
      <body>
        <main>
          <ErrorPage status={500} message="页面暂时打不开" explanation="请重试，或返回首页">
            <button type="button" onClick={retry}>
              重试
            </button>
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- the router may be what broke */}
            <a href="/">返回首页</a>
          </ErrorPage>
        </main>
      </body>
    </html>
  );
}

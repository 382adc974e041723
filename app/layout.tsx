import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { BootScript } from '@/components/shell/boot-script';
import { QueryProvider } from '@/components/shell/query-provider';
import { ImagePreview } from '@/components/ui/layer/image-preview';
import { NewTabNote } from '@/components/ui/new-tab';
import { Toaster } from '@/components/ui/layer/toaster';
import { pictureOrigins } from '@/lib/config/picture-origins';
import { env } from '@/lib/config/env';
import { openSearchLink, rootMetadata } from '@/lib/server/seo/root-metadata';
import '@/styles/globals.css';
// Next preloads the sheets of error boundaries with every page, and browsers warn of a sheet that a page does not use.
import '@/components/ui/state/error-page.module.css';
// Every page carries every server action: Next forwards an unknown action to itself, where it is refused as
// cross-origin, silently; a write's answer may arrive on another page.
import '@/lib/actions/article';
import '@/lib/actions/profile';
import '@/lib/actions/share';

export const generateMetadata = rootMetadata;

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The boot script sets attributes before hydration.
    <html
      lang="zh-CN"
      data-picture-origins={pictureOrigins()}
      data-vitals={env().VITALS_PERCENT || undefined}
      suppressHydrationWarning
    >
      <head>
        <link {...openSearchLink()} />
      </head>
      <body>
        <BootScript />
        <noscript>
          <p className="script-notice">未启用 JavaScript：可以阅读和搜索，登录、写作与互动需要启用它</p>
        </noscript>
        <QueryProvider>
          {children}
          <ImagePreview />
          <Toaster />
          <NewTabNote />
        </QueryProvider>
      </body>
    </html>
  );
}

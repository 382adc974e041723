import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { ImagePreview } from '@/components/ui/image-preview/image-preview';
import { siteConfig, SITE_DESCRIPTION } from '@/lib/config/site';
import { BOOT_SCRIPT } from '@/lib/server/boot-script.mjs';
import '@/styles/globals.css';

export function generateMetadata(): Metadata {
  const site = siteConfig();
  return {
    metadataBase: new URL(site.url),
    title: { default: site.name, template: `%s - ${site.name}` },
    description: SITE_DESCRIPTION,
    applicationName: site.name,
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The boot script sets data-theme and data-session before React sees the element.
    <html lang="zh-CN" suppressHydrationWarning>
      <body>
        <script>{BOOT_SCRIPT}</script>
        <QueryProvider>
          {children}
          <ImagePreview />
        </QueryProvider>
      </body>
    </html>
  );
}

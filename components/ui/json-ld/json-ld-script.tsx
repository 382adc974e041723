'use client';

import { useState } from 'react';
import { peekHtml } from '@/lib/html/handoff';

/** The script of `JsonLd`. Crawlers read it as it was served; in the browser nothing needs its text. */
export function JsonLdScript({ contentKey }: { contentKey: string }) {
  const [json] = useState(() => peekHtml(contentKey, 'json-ld') ?? '');
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json}
    </script>
  );
}

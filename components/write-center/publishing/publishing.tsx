'use client';

import { useEffect, type RefObject } from 'react';
import { DocumentConflict } from '@/components/document/document-conflict';
import type { DocumentSaving } from '@/hooks/document/use-save-document';
import { focusContent } from '@/lib/browser/focus-content';
import { keepArticleVersion } from '@/lib/domain/write-center/article-versions';
import type { Writing } from '@/lib/domain/write-center/writing';
import { writingStore } from '@/lib/domain/write-center/writing-store';
import type { TextChecking } from './check-sheet';
import { PublishPopover } from './publish-popover';

interface PublishingProps {
  saving: DocumentSaving<Writing>;
  /** The article could not be loaded, so it cannot be updated. */
  unloaded: boolean;
  render: (markdown: string) => Promise<string>;
  checking: TextChecking;
  form: RefObject<HTMLDivElement | null>;
}

export function Publishing({ saving, unloaded, render, checking, form }: PublishingProps) {
  const { save, pending, leaving, theirs } = saving;
  useEffect(() => () => void setTimeout(focusContent), []);
  // The author may overwrite it.
  useEffect(() => {
    if (theirs) keepArticleVersion(undefined, 'theirs', theirs).catch(() => undefined);
  }, [theirs]);
  return (
    <>
      <PublishPopover
        panel={form}
        obstacle={leaving ? '文章已经发布' : unloaded ? '文章加载出来之前不能更新' : undefined}
        pending={pending}
        render={render}
        checking={checking}
        onPublish={() => save()}
      />
      <DocumentConflict store={writingStore} saving={saving} />
    </>
  );
}

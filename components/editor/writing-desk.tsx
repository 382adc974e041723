'use client';

import type { BytemdEditorContext } from 'bytemd';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useArticleDraft } from '@/hooks/editor/use-article-draft';
import { useDeskLayout } from '@/hooks/editor/use-desk-layout';
import { usePreview } from '@/hooks/editor/use-preview';
import { usePublishArticle } from '@/hooks/editor/use-publish-article';
import { useScrollSync } from '@/hooks/editor/use-scroll-sync';
import { routes } from '@/lib/config/routes';
import {
  isShown,
  openWriting,
  replaceWriting,
  settleWriting,
  useWriting,
  type Writing,
} from '@/lib/domain/editor/store';
import type { Heading } from '@/lib/html/headings';
import { showCarriedToast } from '@/lib/browser/carried-toast';
import { showToast } from '@/lib/browser/toast-store';
import { useEditorImages } from './use-editor-images';
import { DraftBanner } from './draft-banner';
import { DraftTools } from './draft-tools';
import { EditorPanels } from './editor-panels';
import { EditorStatus } from './editor-status';
import { EditorToolbar } from './editor-toolbar';
import { LeaveGuard } from './leave-guard';
import { MarkdownEditor } from './markdown-editor';
import { PreviewBody } from './preview-body';
import { PreviewPane } from './preview-pane';
import { PublishPopover } from './publish-popover';
import { StylePickers } from './style-pickers';
import { TitleField } from './title-field';
import { WritingHeader } from './writing-header';
import styles from './write-center.module.css';

const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog')).ConflictDialog, { onFail: 'toast' });

interface WritingDeskProps {
  /** The article could not be loaded: there is nothing that may be updated. */
  unloaded: boolean;
  /** The public page of the article is to be rendered anew. */
  onUpdated: (id: string) => Promise<void>;
}

/** Everything an author has at hand: title, text, preview and the way to publish. */
export function WritingDesk({ unloaded, onUpdated }: WritingDeskProps) {
  const router = useRouter();
  const layout = useDeskLayout();
  const [context, setContext] = useState<BytemdEditorContext | null>(null);
  const [synced, setSynced] = useState(true);
  const pane = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const preview = useRef<PreviewBody | null>(null);
  const { renderForReaders } = usePreview(async (patch) => {
    if (!body.current) return;
    preview.current ??= new PreviewBody(body.current);
    await preview.current.apply(patch);
  });
  const follow = useCallback((line: number) => {
    if (pane.current && body.current && preview.current)
      pane.current.scrollTop = line === 0 ? 0 : body.current.offsetTop + preview.current.offsetOf(line);
  }, []);
  useScrollSync(context, synced && layout.view === 'split', follow);

  const images = useEditorImages(context);
  const articleId = useWriting((state) => state.articleId);
  const draft = useArticleDraft(articleId);
  const closeForm = useRef(() => {});
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const [theirs, setTheirs] = useState<Writing | null>(null);
  const { run, pending } = usePublishArticle({
    articleId,
    render: renderForReaders,
    onPublished: (writing, stored, draftForgotten) => {
      closeForm.current();
      const shown = isShown({ articleId, writing });
      if (articleId === null) {
        showCarriedToast('创作文章成功，请等待文章审核');
        if (shown) openWriting(null);
        else if (mounted.current) return showToast('之前提交的文章已经发布，之后的修改还没有');
        // Whoever has gone elsewhere meanwhile stays there.
        void draftForgotten.then(() => mounted.current && router.push(routes.home()));
        return;
      }
      showToast('文章编辑成功');
      if (useWriting.getState().articleId === articleId) settleWriting(writing, stored);
      void onUpdated(articleId).catch(() => undefined);
    },
    onConflict: (stored) => {
      closeForm.current();
      if (mounted.current) setTheirs(stored);
    },
  });
  /** @param stored what may be overwritten */
  const publish = (stored: Writing | null) => {
    const obstacle = images.obstacle();
    if (obstacle !== null) return showToast(obstacle, 'failed');
    run({ writing: useWriting.getState().writing, stored });
  };
  const closeConflict = () => setTheirs(null);

  // What would be typed now into a new article would neither be sent nor kept.
  const sending = pending && articleId === null;

  const goToHeading = ({ id }: Heading) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

  return (
    <div className={styles.desk} data-view={layout.view} data-full-screen={layout.fullScreen || undefined}>
      <WritingHeader>
        <TitleField readOnly={sending} />
        <PublishPopover
          obstacle={unloaded ? '文章加载出来之前不能更新' : undefined}
          pending={pending}
          onPublish={(close) => {
            closeForm.current = close;
            publish(draft.outdated ? null : useWriting.getState().stored);
          }}
        />
      </WritingHeader>
      <main className={styles.main} inert={sending} aria-busy={sending}>
        <h1 className="visually-hidden">写作中心</h1>
        <DraftBanner draft={draft} />
        <EditorToolbar context={context} layout={layout} onChooseImages={images.choose}>
          <StylePickers />
        </EditorToolbar>
        <div className={styles.panes}>
          <div className={styles.editor}>
            <MarkdownEditor onReady={setContext} />
          </div>
          <div className={styles.preview}>
            <PreviewPane pane={pane} body={body} />
          </div>
          <EditorPanels panel={layout.panel} onChooseHeading={goToHeading} onClose={layout.closePanel} />
        </div>
        <EditorStatus
          synced={synced}
          onSync={setSynced}
          onTop={() => {
            context?.editor.scrollTo(null, 0);
            pane.current?.scrollTo({ top: 0 });
          }}
        >
          <DraftTools draft={draft} />
        </EditorStatus>
      </main>
      {theirs && articleId !== null && (
        <ConflictDialog
          theirs={theirs}
          mine={useWriting.getState().writing}
          onKeepMine={() => {
            closeConflict();
            publish(theirs);
          }}
          onTakeTheirs={() => {
            closeConflict();
            replaceWriting(articleId, theirs);
          }}
          onClose={closeConflict}
          onLoadFailed={closeConflict}
        />
      )}
      <LeaveGuard onLeave={draft.save} />
    </div>
  );
}

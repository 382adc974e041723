'use client';

import type { BytemdEditorContext } from 'bytemd';
import { useCallback, useRef, useState } from 'react';
import { EarlierNote } from '@/components/ui/earlier-note';
import { useArticleDraft } from './use-article-draft';
import { useEditorLayout } from './use-editor-layout';
import { usePreview } from './use-preview';
import { useScrollSync } from './use-scroll-sync';
import type { EarlierState } from '@/hooks/use-gated-mutation';
import { hasUnpublished, useWriting } from '@/lib/domain/write-center/writing-store';
import type { Heading } from '@/lib/html/headings';
import { useEditorImages } from './use-editor-images';
import { downloadText } from './download-text';
import { DraftBanner } from '@/components/document/draft-banner';
import { DraftTools } from './draft-tools';
import { DocumentHeader } from '@/components/document/document-header';
import { EditorPanels } from './editor-panels';
import { EditorStatus } from './editor-status';
import { EditorToolbar } from './editor-toolbar';
import { LeaveGuard } from '@/components/document/leave-guard';
import { MarkdownEditor } from './markdown-editor';
import { PreviewBody } from './preview-body';
import { PreviewPane } from './preview-pane';
import { Publishing, useIsCreating } from './publishing';
import { StylePickers } from './style-pickers';
import { TitleField } from './title-field';
import styles from './write-center.module.css';

interface WriteCenterWorkspaceProps {
  /** The article could not be loaded, so it cannot be updated. */
  unloaded: boolean;
}

/** The whole editor: title, text, preview, toolbar, drafts and publishing. */
export function WriteCenterWorkspace({ unloaded }: WriteCenterWorkspaceProps) {
  const layout = useEditorLayout();
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
  const unpublished = useWriting(hasUnpublished);
  const draft = useArticleDraft(articleId);
  const [leaving, setLeaving] = useState(false);
  const [earlier, setEarlier] = useState<EarlierState>('none');
  const locked = useIsCreating() || leaving;

  const goToHeading = ({ id }: Heading) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

  return (
    <div className={styles.workspace} data-view={layout.view} data-full-screen={layout.fullScreen || undefined}>
      <DocumentHeader>
        <TitleField readOnly={locked} />
        <Publishing
          render={renderForReaders}
          obstacle={images.obstacle}
          unloaded={unloaded}
          outdated={draft.outdated}
          leaving={leaving}
          onLeaving={() => setLeaving(true)}
          onEarlier={setEarlier}
        />
      </DocumentHeader>
      <main className={styles.main} inert={locked} aria-busy={locked}>
        <h1 className="visually-hidden">写作中心</h1>
        <EarlierNote state={earlier} />
        {earlier !== 'done' && (
          <DraftBanner
            draft={draft}
            textOf={({ title, content }) => `${title} ${content}`}
            outdatedNote="文章在那之后有过更新，发布会覆盖它"
            onDownload={downloadText}
          />
        )}
        <EditorToolbar context={context} layout={layout} onChooseImages={images.choose}>
          <StylePickers />
        </EditorToolbar>
        <div className={styles.panes}>
          <div className={styles.editor}>
            <MarkdownEditor onReady={setContext} />
          </div>
          <div className={styles.preview}>
            <PreviewPane pane={pane} body={body} alone={layout.view === 'preview'} phone={layout.phone} />
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
      <LeaveGuard
        dirty={unpublished}
        title="离开写作中心"
        question="还有没有发布的修改。它们会作为草稿留在这个浏览器里，下次打开时可以继续。"
        onLeave={draft.save}
      />
    </div>
  );
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { BytemdEditorContext } from 'bytemd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWriteCenterLayout } from './use-write-center-layout';
import { usePreview } from '@/components/write-center/preview/use-preview';
import { usePublishArticle } from '@/components/write-center/publishing/use-publish-article';
import { useScrollSync } from '@/components/write-center/preview/use-scroll-sync';
import { useDocumentDraft } from '@/hooks/document/use-document-draft';
import { followArticle } from '@/lib/domain/write-center/article-versions';
import { useWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { useEditorImages } from '@/components/write-center/editor/use-editor-images';
import { useFolderImport } from '@/components/write-center/drafts/use-folder-import';
import { downloadText } from '@/components/write-center/drafts/download-text';
import { DraftBanner } from '@/components/document/draft-banner';
import { DraftTools } from '@/components/write-center/drafts/draft-tools';
import { EmptyStart } from '@/components/write-center/drafts/empty-start';
import { DocumentHeader } from '@/components/document/document-header';
import { WriteCenterPanels } from './write-center-panels';
import { WriteCenterStatus } from './write-center-status';
import { WriteCenterToolbar } from './write-center-toolbar';
import { LeaveGuard } from '@/components/document/leave-guard';
import { FindBar } from '@/components/write-center/find/find-bar';
import { useFindBar } from '@/components/write-center/find/use-find-bar';
import { LazyFolderImport, LazyTemplateDialog, LazyTypographyDialog } from './dialogs.lazy';
import { MarkdownEditor, selectLine } from '@/components/write-center/editor/markdown-editor';
import { PreviewBody } from '@/components/write-center/preview/preview-body';
import { PreviewPane } from '@/components/write-center/preview/preview-pane';
import { Publishing } from '@/components/write-center/publishing/publishing';
import { SlashMenu } from '@/components/write-center/editor/slash-menu';
import { StylePickers } from '@/components/write-center/preview/style-pickers';
import { TitleField } from '@/components/write-center/editor/title-field';
import recipes from '@/styles/recipes.module.css';
import styles from './write-center.module.css';

interface WriteCenterWorkspaceProps {
  /** The article could not be loaded, so it cannot be updated. */
  unloaded: boolean;
}

export function WriteCenterWorkspace({ unloaded }: WriteCenterWorkspaceProps) {
  const client = useQueryClient();
  const layout = useWriteCenterLayout();
  const [context, setContext] = useState<BytemdEditorContext | null>(null);
  const [dialog, setDialog] = useState<'typography' | 'template' | null>(null);
  const closeDialog = () => setDialog(null);
  const [synced, setSynced] = useState(true);
  const pane = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const preview = useRef<PreviewBody | null>(null);
  const { renderForReaders, check, checkTypography } = usePreview(async (patch) => {
    if (!body.current) return;
    preview.current ??= new PreviewBody(body.current, client);
    await preview.current.apply(patch);
  });
  const follow = useCallback((line: number) => {
    if (pane.current && body.current && preview.current)
      pane.current.scrollTop = line === 0 ? 0 : body.current.offsetTop + preview.current.offsetOf(line);
  }, []);
  useScrollSync(context, synced && layout.view === 'split', follow);

  const find = useFindBar(context);
  const images = useEditorImages(context);
  const importing = useFolderImport();
  const articleId = useWriting((state) => state.id);
  const draft = useDocumentDraft(writingStore, articleId);
  useEffect(() => followArticle(draft.draftId), [draft.draftId]);
  const form = useRef<HTMLDivElement>(null);
  const saving = usePublishArticle({
    articleId,
    render: renderForReaders,
    outdated: draft.outdated,
    obstacle: images.obstacle,
    onAnswer: () => form.current?.hidePopover(),
  });
  // Text typed while a new article is being sent would neither be sent nor kept.
  const locked = (articleId === null && saving.pending) || saving.leaving;

  const goTo = (line: number) => {
    form.current?.hidePopover();
    if (layout.view === 'preview') layout.setView('split');
    // The editor may have been hidden until now.
    setTimeout(() => context && selectLine(context, line));
  };
  const goToTitle = () => {
    form.current?.hidePopover();
    document.getElementById('editor-title')?.focus();
  };

  const showLine = (line: number) => {
    context?.editor.setCursor(line, 0, { scroll: false });
    context?.editor.scrollTo(null, context.editor.heightAtLine(line, 'local'));
    follow(line);
  };

  return (
    <div className={styles.workspace} data-view={layout.view} data-full-screen={layout.fullScreen || undefined}>
      <DocumentHeader
        action={
          <Publishing
            saving={saving}
            unloaded={unloaded}
            render={renderForReaders}
            checking={{ check, onGo: goTo, onTitle: goToTitle }}
            form={form}
          />
        }
      >
        <TitleField readOnly={locked} />
      </DocumentHeader>
      <main className={styles.main} inert={locked} aria-busy={locked}>
        <h1 className={recipes.visuallyHidden}>写作中心</h1>
        <DraftBanner
          draft={draft}
          earlier={saving.earlier}
          textOf={({ title, content }) => `${title} ${content}`}
          outdatedNote="文章在那之后有过更新，发布会覆盖它"
          onDownload={downloadText}
        />
        <WriteCenterToolbar
          context={context}
          layout={layout}
          onChooseImages={images.choose}
          onFind={() => {
            if (layout.view === 'preview') layout.setView('split');
            find.open('find');
          }}
          onTypography={() => setDialog('typography')}
          onTemplate={() => setDialog('template')}
        >
          <StylePickers />
        </WriteCenterToolbar>
        <div className={styles.panes}>
          <div
            className={styles.editor}
            data-find={context ? find.shown : undefined}
            onDropCapture={importing.handleDrop}
          >
            <MarkdownEditor onReady={setContext} />
            {context && find.shown && (
              <FindBar
                context={context}
                replacing={find.shown === 'replace'}
                onReplacing={find.setReplacing}
                asked={find.asked}
                onAsk={find.open}
                onClose={find.close}
              />
            )}
            {context && <SlashMenu context={context} onChooseImages={images.choose} />}
            <EmptyStart
              onImport={() => chooser.current?.click()}
              onImportFolder={importing.open}
              onBegun={() => context?.editor.focus()}
            />
          </div>
          <div className={styles.preview}>
            <PreviewPane pane={pane} body={body} alone={layout.view === 'preview'} phone={layout.phone} />
          </div>
          <WriteCenterPanels panel={layout.panel} context={context} onGo={showLine} onClose={layout.closePanel} />
        </div>
        <WriteCenterStatus
          synced={synced}
          onSync={setSynced}
          onTop={() => {
            context?.editor.scrollTo(null, 0);
            pane.current?.scrollTo({ top: 0 });
          }}
        >
          <DraftTools save={draft.save} chooser={chooser} draftId={draft.draftId} />
        </WriteCenterStatus>
      </main>
      {importing.folder && (
        <LazyFolderImport {...importing.folder} onClose={importing.close} onLoadFailed={importing.close} />
      )}
      {context && dialog === 'typography' && (
        <LazyTypographyDialog
          context={context}
          check={checkTypography}
          onClose={closeDialog}
          onLoadFailed={closeDialog}
        />
      )}
      {dialog === 'template' && <LazyTemplateDialog onClose={closeDialog} onLoadFailed={closeDialog} />}
      <LeaveGuard store={writingStore} draft={draft} place="写作中心" />
    </div>
  );
}

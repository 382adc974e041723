import type { BytemdEditorContext } from 'bytemd';
import { checkPicked } from '@/lib/domain/upload/check-picked';
import { refuseImage } from '@/lib/domain/upload/check-image';
import { createUploadMark } from './upload-mark';

type Send = (file: File, context: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<string>;
type Position = ReturnType<BytemdEditorContext['editor']['getCursor']>;
type Bookmark = ReturnType<BytemdEditorContext['editor']['setBookmark']>;

interface EditorImagesOptions {
  context: BytemdEditorContext;
  send: Send;
  onSent: (url: string) => void;
  onRefused: (reason: string) => void;
}

const altOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[[\]\\\r\n]/g, ' ')
    .replace(/[*`~$<]/g, '\\$&');

export class EditorImages {
  private readonly sending = new Set<AbortController>();
  private readonly failed = new Set<Bookmark>();

  constructor(private readonly options: EditorImagesOptions) {}

  get busy(): boolean {
    return this.sending.size > 0;
  }

  get incomplete(): boolean {
    return [...this.failed].some((bookmark) => bookmark.find() !== undefined);
  }

  private readonly isAccepted = (file: File): boolean => {
    const refusal = refuseImage(file);
    if (refusal) this.options.onRefused(refusal);
    return refusal === null;
  };

  insertAt(file: File, place: Position): void {
    if (this.isAccepted(file)) this.upload(file, place);
  }

  insert(files: readonly File[]): void {
    const accepted = files.filter(this.isAccepted);
    if (accepted.length === 0) return;
    const { editor, codemirror } = this.options.context;
    const caret = editor.getCursor('to');
    editor.setCursor(caret);
    if (accepted.length === 1) return accepted.forEach((file) => this.upload(file, caret));
    const lead = caret.ch > 0 ? 2 : 0;
    editor.replaceRange('\n'.repeat(lead + (accepted.length - 1) * 2), caret, caret, '+upload');
    accepted.forEach((file, index) => {
      const line = caret.line + lead + index * 2;
      this.upload(file, codemirror.Pos(line, lead > 0 || index > 0 ? 0 : caret.ch));
    });
  }

  dispose(): void {
    for (const controller of this.sending) controller.abort();
    this.sending.clear();
  }

  private upload(file: File, place: Position): void {
    const { context, send, onSent, onRefused } = this.options;
    const { editor } = context;
    let controller = new AbortController();
    const mark = createUploadMark(file.name, {
      retry: () => void start(),
      cancel: () => {
        controller.abort();
        this.sending.delete(controller);
        this.failed.delete(bookmark);
        bookmark.clear();
        editor.focus();
      },
    });
    const bookmark = editor.setBookmark(place, { widget: mark.element, handleMouseEvents: true });

    const start = async () => {
      controller = new AbortController();
      const { signal } = controller;
      this.sending.add(controller);
      this.failed.delete(bookmark);
      mark.showProgress(0);
      bookmark.changed();
      try {
        const checked = await checkPicked(file);
        if (signal.aborted) return;
        if (typeof checked === 'string') {
          bookmark.clear();
          return onRefused(checked);
        }
        const url = await send(checked, { signal, onProgress: (share) => signal.aborted || mark.showProgress(share) });
        const found = bookmark.find();
        // Deleting the placeholder aborts the upload.
        if (signal.aborted || !found) return;
        bookmark.clear();
        onSent(url);
        editor.replaceRange(`![${altOf(file.name)}](${url})`, found, found, '+upload');
      } catch (error) {
        if (signal.aborted) return;
        this.failed.add(bookmark);
        mark.showFailure(error instanceof Error ? error.message : '上传图片失败，请重新上传');
        bookmark.changed();
      } finally {
        this.sending.delete(controller);
      }
    };
    void start();
  }
}

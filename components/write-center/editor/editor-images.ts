import type { BytemdEditorContext } from 'bytemd';
import { checkPicked, SHRINK_LABEL } from '@/lib/domain/upload/check-picked';
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

interface Upload {
  bookmark: Bookmark;
  controller: AbortController;
  failed: boolean;
}

export class EditorImages {
  private readonly uploads = new Set<Upload>();

  constructor(private readonly options: EditorImagesOptions) {}

  get busy(): boolean {
    return this.some({ failed: false });
  }

  get incomplete(): boolean {
    return this.some({ failed: true });
  }

  /** A deleted placeholder does not count: it has no place in the text until an undo. */
  private some({ failed }: Pick<Upload, 'failed'>): boolean {
    return [...this.uploads].some((upload) => upload.failed === failed && upload.bookmark.find() !== undefined);
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
    for (const { controller } of this.uploads) controller.abort();
    this.uploads.clear();
  }

  private upload(file: File, place: Position): void {
    const { context, send, onSent, onRefused } = this.options;
    const { editor, codemirror } = context;
    const mark = createUploadMark(file.name, {
      retry: () => void start(),
      cancel: () => {
        upload.controller.abort();
        remove();
        editor.focus();
      },
    });
    const bookmark = editor.setBookmark(place, { widget: mark.element, handleMouseEvents: true });
    const upload: Upload = { bookmark, controller: new AbortController(), failed: false };
    this.uploads.add(upload);
    const remove = () => {
      this.uploads.delete(upload);
      bookmark.clear();
    };
    let shrink = false;
    const fail = (message: string, label?: string) => {
      upload.failed = true;
      mark.showFailure(message, label);
      bookmark.changed();
    };
    codemirror.on(bookmark, 'hide', () => upload.controller.abort());
    // An undo brings the placeholder back.
    codemirror.on(bookmark, 'unhide', () => upload.failed || fail('上传已取消'));

    const start = async () => {
      upload.controller = new AbortController();
      upload.failed = false;
      const { signal } = upload.controller;
      mark.showProgress(0);
      bookmark.changed();
      try {
        const checked = await checkPicked(file, 'image', shrink);
        if (signal.aborted) return;
        if (!(checked instanceof File)) {
          shrink = checked.shrinkable;
          if (shrink) return fail(checked.message, SHRINK_LABEL);
          remove();
          return onRefused(checked.message);
        }
        const url = await send(checked, { signal, onProgress: (share) => signal.aborted || mark.showProgress(share) });
        const found = bookmark.find();
        if (signal.aborted || !found) return;
        remove();
        onSent(url);
        editor.replaceRange(`![${altOf(file.name)}](${url})`, found, found, '+upload');
      } catch (error) {
        if (!signal.aborted) fail(error instanceof Error ? error.message : '上传图片失败，请重新上传');
      }
    };
    void start();
  }
}

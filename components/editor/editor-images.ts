import type { BytemdEditorContext } from 'bytemd';
import { refuseImage } from '@/lib/domain/upload/utils';
import { createUploadMark } from './upload-mark';

type Send = (file: File, context: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<string>;
type Position = ReturnType<BytemdEditorContext['editor']['getCursor']>;
type Bookmark = ReturnType<BytemdEditorContext['editor']['setBookmark']>;

interface EditorImagesOptions {
  context: BytemdEditorContext;
  send: Send;
  onSent: (url: string) => void;
  /** Told why a file is not sent. */
  onRefused: (reason: string) => void;
}

/** The words of a picture that has none: the name of its file. */
const altOf = (name: string): string => name.replace(/\.[^.]*$/, '').replace(/[[\]\\\r\n]/g, ' ');

/**
 * Pictures on their way into the text. Each has its place from the start, marked at the caret, and
 * moves with the text around it; the text itself gets the picture once there is an address.
 */
export class EditorImages {
  private readonly sending = new Set<AbortController>();
  private readonly failed = new Set<Bookmark>();

  constructor(private readonly options: EditorImagesOptions) {}

  /** Whether some are still being sent. */
  get busy(): boolean {
    return this.sending.size > 0;
  }

  /** Whether some were not sent, and still stand in the text with the offer to try again. */
  get incomplete(): boolean {
    return [...this.failed].some((bookmark) => bookmark.find() !== undefined);
  }

  /** Begins to upload what the rules allow, each on a line of its own if there are several. */
  insert(files: readonly File[]): void {
    const { context, onRefused } = this.options;
    const accepted = files.filter((file) => {
      const refusal = refuseImage(file);
      if (refusal) onRefused(refusal);
      return refusal === null;
    });
    if (accepted.length === 0) return;
    const { editor, codemirror } = context;
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

  /** Gives up everything that is on its way. */
  dispose(): void {
    for (const controller of this.sending) controller.abort();
    this.sending.clear();
  }

  private upload(file: File, place: Position): void {
    const { context, send, onSent } = this.options;
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
        const url = await send(file, { signal, onProgress: (share) => signal.aborted || mark.showProgress(share) });
        const found = bookmark.find();
        // Whoever deletes the place of a picture does not want it.
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

import type { BytemdEditorContext } from 'bytemd';
import { pastedFiles } from '@/lib/browser/files/pasted-files';
import type { PastedMarkdown } from '@/lib/html/pasted/pasted-html';
import type { EditorImages } from './editor-images';
import { takePictures } from './pasted-pictures';

export interface PasteActions {
  images: EditorImages;
  toMarkdown: (html: string) => Promise<Pick<PastedMarkdown, 'markdown' | 'pictures'> | null>;
  onPasted: (text: string) => void;
}

const WEB_ADDRESS = /^https?:\/\/\S+$/;
const TEXT_FILE = /\.(?:md|markdown|txt)$/i;

export const isInCode = ({ editor }: BytemdEditorContext): boolean =>
  /comment/.test(editor.getTokenTypeAt(editor.getCursor()) ?? '');

async function insertConverted(context: BytemdEditorContext, html: string, plain: string, actions: PasteActions) {
  const { editor } = context;
  editor.replaceSelection('');
  const place = editor.setBookmark(editor.getCursor());
  const converted = await actions.toMarkdown(html).catch(() => null);
  const { text, places } = takePictures(converted?.markdown ? converted : { markdown: plain, pictures: [] });
  const found: ReturnType<typeof editor.getCursor> | undefined = place.find();
  place.clear();
  const position = found ?? editor.getCursor();
  editor.replaceRange(text, position, position, 'paste');
  const start = places.length > 0 ? editor.indexFromPos(position) : 0;
  for (const { file, offset } of places) actions.images.insertAt(file, editor.posFromIndex(start + offset));
  actions.onPasted(text);
}

function handlePaste(context: BytemdEditorContext, event: ClipboardEvent, actions: PasteActions): void {
  const { clipboardData } = event;
  if (!clipboardData) return;
  const html = clipboardData.getData('text/html');
  const text = clipboardData.getData('text/plain');
  const files = pastedFiles(clipboardData);
  const { editor } = context;
  if (files.length > 0) {
    event.preventDefault();
    actions.images.insert(files);
  } else if (WEB_ADDRESS.test(text.trim()) && editor.somethingSelected() && !/[\n[\]]/.test(editor.getSelection())) {
    event.preventDefault();
    editor.replaceSelection(`[${editor.getSelection()}](${text.trim()})`);
  } else if (html && !isInCode(context)) {
    event.preventDefault();
    void insertConverted(context, html, text, actions);
  } else if (text) {
    actions.onPasted(text);
  }
}

function handleDrop(context: BytemdEditorContext, event: DragEvent, images: EditorImages): void {
  const files = [...(event.dataTransfer?.files ?? [])];
  // The editor inserts text files itself.
  if (files.length === 0 || files.every(({ name }) => TEXT_FILE.test(name))) return;
  event.preventDefault();
  context.editor.setCursor(context.editor.coordsChar({ left: event.clientX, top: event.clientY }, 'window'));
  images.insert(files);
}

export function followPastes(context: BytemdEditorContext, actions: PasteActions): () => void {
  const { editor } = context;
  const onPaste = (_editor: unknown, event: ClipboardEvent) => handlePaste(context, event, actions);
  const onDrop = (_editor: unknown, event: DragEvent) => handleDrop(context, event, actions.images);
  editor.on('paste', onPaste);
  editor.on('drop', onDrop);
  return () => {
    editor.off('paste', onPaste);
    editor.off('drop', onDrop);
  };
}

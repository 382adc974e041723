'use client';

import type { BytemdEditorContext } from 'bytemd';
import { Bold, Code, Link, List, type LucideIcon } from 'lucide-react';
import { EmojiTool } from '@/components/comment/emoji-tool';
import { ImageTool } from '@/components/comment/image-tool';
import { IconButton } from '@/components/ui/icon-button';
import type { useImageUpload } from '@/hooks/upload/use-image-upload';

interface FeedbackToolsProps {
  /** Null until the editor is ready. */
  context: BytemdEditorContext | null;
  image: Pick<ReturnType<typeof useImageUpload>, 'pending' | 'upload'>;
  onInsert: (text: string) => void;
}

const MARKS: readonly { label: string; icon: LucideIcon; run: (context: BytemdEditorContext) => void }[] = [
  { label: '粗体', icon: Bold, run: ({ wrapText }) => wrapText('**') },
  { label: '行内代码', icon: Code, run: ({ wrapText }) => wrapText('`') },
  { label: '链接', icon: Link, run: ({ wrapText }) => wrapText('[', '](https://)') },
  { label: '无序列表', icon: List, run: ({ replaceLines }) => replaceLines((line) => `- ${line}`) },
];

/** A report needs a few marks, an emoji and a screenshot. */
export const FeedbackTools = ({ context, image, onInsert }: FeedbackToolsProps) => (
  <>
    {MARKS.map(({ label, icon: Icon, run }) => (
      <IconButton
        key={label}
        label={label}
        disabled={!context}
        onClick={() => {
          if (!context) return;
          run(context);
          context.editor.focus();
        }}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    ))}
    <EmojiTool disabled={!context} onPick={onInsert} />
    <ImageTool disabled={!context || image.pending} onChoose={([file]) => file && image.upload(file)} />
  </>
);

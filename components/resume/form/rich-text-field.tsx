'use client';

import { useState, type KeyboardEvent } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { RenderedHtml } from '@/components/ui/text/rendered-html';
import { useResumeEditor } from '@/lib/domain/resume/resume-store';
import { isBlankHtml, renderResumeHtml } from '@/lib/html/resume-html';
import { keyLetter } from '@/lib/utils/key-letter';
import type { RichTextTool } from './rich-text-commands';
import { RichTextToolbar } from './rich-text-toolbar';
import styles from './rich-text.module.css';

const RichText = lazyComponent(async () => (await import('./rich-text')).RichText, { onFail: 'toast' });

interface RichTextFieldProps {
  label: string;
  /** Untrusted html. */
  getHtml: () => string;
  /** Called with '' for empty text. */
  onChange: (html: string) => void;
}

/** The editor is large and comes with the first focus or tool, and takes text and caret over from the browser's own. */
export function RichTextField({ label, getHtml, onChange }: RichTextFieldProps) {
  const revision = useResumeEditor((state) => state.revision);
  const [wanted, setWanted] = useState(false);
  const [pressed, setPressed] = useState<readonly RichTextTool[]>([]);
  const [composing, setComposing] = useState(false);
  const [ready, setReady] = useState(false);
  const press = (tool: RichTextTool) => {
    setPressed([...pressed, tool]);
    setWanted(true);
  };
  const handleChange = (html: string) => {
    // The browser has written them into the text.
    setPressed([]);
    onChange(html);
  };
  return (
    <div className={styles.rich}>
      <span aria-hidden>{label}</span>
      <div className={styles.frame} onPointerEnter={RichText.preload}>
        {!ready && (
          <>
            <RichTextToolbar label={label} active={[]} linking={false} onPress={press} />
            <PlainText
              key={revision}
              label={label}
              getHtml={getHtml}
              onChange={handleChange}
              onFocus={() => setWanted(true)}
              onPress={press}
              onComposing={setComposing}
            />
          </>
        )}
        {/* An editor that came amid a composition would end it. */}
        {wanted && !composing && (
          <RichText
            label={label}
            getHtml={getHtml}
            onChange={onChange}
            pressed={pressed}
            onReady={() => setReady(true)}
            onLoadFailed={() => setWanted(false)}
          />
        )}
      </div>
    </div>
  );
}

interface PlainTextProps extends RichTextFieldProps {
  onFocus: () => void;
  onPress: (tool: RichTextTool) => void;
  onComposing: (composing: boolean) => void;
}

const safe = (html: string) => renderResumeHtml(html, window.location.origin);
/** Browsers begin a new paragraph in a paragraph. */
const EMPTY = '<p><br></p>';
/** Keys that format what is typed next. */
const FORMAT_KEYS: Readonly<Record<string, RichTextTool>> = { b: 'bold', i: 'italic', u: 'underline' };

/** Uncontrolled: its html is set once, as another one would take the caret away. */
function PlainText({ label, getHtml, onChange, onFocus, onPress, onComposing }: PlainTextProps) {
  const [html] = useState(() => safe(getHtml()) || EMPTY);
  const handleKey = (event: KeyboardEvent) => {
    const tool = event.ctrlKey || event.metaKey ? FORMAT_KEYS[keyLetter(event)] : undefined;
    if (tool) onPress(tool);
  };
  return (
    <RenderedHtml
      html={html}
      className={styles.text}
      role="textbox"
      aria-multiline
      aria-label={label}
      contentEditable
      suppressContentEditableWarning
      onFocus={onFocus}
      onKeyDown={handleKey}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      onInput={({ currentTarget }) => {
        const shown = safe(currentTarget.innerHTML);
        const html = isBlankHtml(shown) ? '' : shown;
        // A key that formats what comes next changes nothing yet.
        if (html !== getHtml()) onChange(html);
      }}
    />
  );
}

'use client';

import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useComposition } from '@/hooks/ui/use-composition';
import { typedLink } from '@/lib/utils/address/safe-link';
import styles from './rich-text.module.css';

function addressOf(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/^mailto:[^\s@]+@\S+$/i.test(address)) return address;
  return text !== '' && typedLink(address) ? address : null;
}

export function LinkField({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [wrong, setWrong] = useState(false);
  const noteId = useId();
  const { compositionProps, isComposing } = useComposition();
  const isLinked = editor.isActive('link');
  const finish = (run: () => boolean) => {
    run();
    onClose();
  };
  const handleSet = () => {
    const href = addressOf(address);
    if (href === null) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const isBare = editor.state.selection.empty && !isLinked;
    finish(() =>
      isBare
        ? chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
        : chain.setLink({ href }).run(),
    );
  };
  return (
    <div className={styles.link}>
      <input
        className={styles.address}
        aria-label="链接地址"
        aria-invalid={wrong || undefined}
        aria-describedby={noteId}
        placeholder="https://"
        autoFocus
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
        {...compositionProps}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            handleSet();
          }
          if (event.key === 'Escape') finish(() => editor.commands.focus());
        }}
      />
      <Button size="small" variant="primary" onClick={handleSet}>
        确定
      </Button>
      {isLinked && (
        <Button
          size="small"
          onClick={() => finish(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())}
        >
          移除链接
        </Button>
      )}
      <p id={noteId} className={styles.wrong} role="alert">
        {wrong && '请输入正确的链接地址'}
      </p>
    </div>
  );
}

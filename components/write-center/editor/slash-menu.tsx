'use client';

import type { BytemdEditorContext } from 'bytemd';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isInCode } from './paste';
import { findBlocks, lineWith, typedCommand, type SlashBlock } from './slash-blocks';
import styles from './slash-menu.module.css';

interface SlashMenuProps {
  context: BytemdEditorContext;
  onChooseImages: () => void;
}

interface Opened {
  line: number;
  start: number;
  query: string;
}

const GAP = 6;
const ENDS_WITH_MARK = /[/／、]$/;

export function SlashMenu({ context, onChooseImages }: SlashMenuProps) {
  const { editor, codemirror } = context;
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  /** The editor tells of a change and of its caret before anything is rendered. */
  const latest = useRef<Opened | null>(null);
  const [active, setActive] = useState(0);
  const blocks = opened ? findBlocks(opened.query) : [];
  const isOpen = opened !== null && blocks.length > 0;
  const show = (next: Opened | null) => {
    latest.current = next;
    setOpened(next);
  };
  const close = () => show(null);

  const follow = useEffectEvent((mayOpen: boolean) => {
    const { line, ch } = editor.getCursor();
    const command = editor.somethingSelected() ? null : typedCommand(editor.getLine(line).slice(0, ch));
    const before = latest.current;
    const isSame = before?.line === line && before.start === command?.start;
    if (!command || (!mayOpen && !isSame) || isInCode(context)) return close();
    if (!isSame || before?.query !== command.query) setActive(0);
    show({ line, ...command });
  });

  const choose = (block: SlashBlock | undefined) => {
    if (!block || !opened) return;
    const { line, start } = opened;
    const whole = editor.getLine(line);
    const before = whole.slice(0, start);
    const after = whole.slice(editor.getCursor().ch);
    const hasText = (place: number) => (editor.getLine(place) ?? '').trim() !== '';
    close();
    editor.focus();
    if (block.prefix === undefined && block.block === undefined) {
      editor.replaceRange('', codemirror.Pos(line, start), editor.getCursor());
      return onChooseImages();
    }
    const { text, from, to } = lineWith(block, {
      before,
      after,
      textAbove: line > 0 && hasText(line - 1),
      textBelow: hasText(line + 1),
    });
    const place = editor.indexFromPos(codemirror.Pos(line, 0));
    editor.operation(() => {
      editor.replaceRange(text, codemirror.Pos(line, 0), codemirror.Pos(line, whole.length));
      editor.setSelection(editor.posFromIndex(place + from), editor.posFromIndex(place + to));
    });
  };
  const leave = useEffectEvent(close);
  const press = useEffectEvent((key: 'up' | 'down' | 'take' | 'close') => {
    if (key === 'close') return close();
    if (key === 'take') return choose(blocks[active]);
    setActive((active + (key === 'down' ? 1 : blocks.length - 1)) % blocks.length);
  });

  useEffect(() => {
    let composing = false;
    const input = editor.getInputField();
    const handleChange = (_editor: unknown, { origin = '', text }: CodeMirror.EditorChange) => {
      if (!composing) follow(/^[+*]/.test(origin) && ENDS_WITH_MARK.test(text.at(-1) ?? ''));
    };
    const handleCursor = () => composing || follow(false);
    const handleStart = () => {
      composing = true;
    };
    const handleEnd = ({ data }: CompositionEvent) => {
      composing = false;
      // The editor takes the composed text over after this event.
      setTimeout(() => follow(ENDS_WITH_MARK.test(data)));
    };
    const handleLeave = () => leave();
    editor.on('change', handleChange);
    editor.on('cursorActivity', handleCursor);
    editor.on('blur', handleLeave);
    editor.on('scroll', handleLeave);
    input.addEventListener('compositionstart', handleStart);
    input.addEventListener('compositionend', handleEnd);
    return () => {
      editor.off('change', handleChange);
      editor.off('cursorActivity', handleCursor);
      editor.off('blur', handleLeave);
      editor.off('scroll', handleLeave);
      input.removeEventListener('compositionstart', handleStart);
      input.removeEventListener('compositionend', handleEnd);
    };
  }, [editor]);

  useEffect(() => {
    if (!isOpen) return;
    const keys = {
      Up: () => press('up'),
      Down: () => press('down'),
      Enter: () => press('take'),
      Tab: () => press('take'),
      Esc: () => press('close'),
    };
    editor.addKeyMap(keys);
    return () => editor.removeKeyMap(keys);
  }, [editor, isOpen]);

  useEffect(() => {
    const input = editor.getInputField();
    if (!isOpen) return;
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-activedescendant', `${id}-${active}`);
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of ['autocomplete', 'controls', 'activedescendant']) input.removeAttribute(`aria-${name}`);
    };
  }, [editor, isOpen, id, active]);

  const [line, start] = [opened?.line, opened?.start];
  useLayoutEffect(() => {
    const menu = panel.current;
    if (!isOpen || !menu || line === undefined || start === undefined) return;
    menu.showPopover();
    const { left, top, bottom } = editor.cursorCoords({ line, ch: start }, 'window');
    const room = window.visualViewport?.height ?? window.innerHeight;
    const isBelow = bottom + GAP + menu.offsetHeight <= room || top < room - bottom;
    menu.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - menu.offsetWidth - GAP))}px`;
    menu.style.top = `${Math.max(GAP, isBelow ? bottom + GAP : top - GAP - menu.offsetHeight)}px`;
  }, [editor, isOpen, line, start, blocks.length]);

  if (!isOpen) return null;
  return (
    <ul ref={panel} id={id} className={styles.menu} popover="manual" role="listbox" aria-label="插入">
      {blocks.map((block, index) => (
        <li
          key={block.title}
          id={`${id}-${index}`}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => setActive(index)}
          onClick={() => choose(block)}
        >
          <block.icon size={16} strokeWidth={1.75} aria-hidden />
          {block.title}
        </li>
      ))}
    </ul>
  );
}

'use client';

import type { BytemdEditorContext } from 'bytemd';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import { EmptyState } from '@/components/ui/state/empty-state';
import { OrderButtons } from '@/components/ui/list/order-buttons';
import { moveSection, outlineOf, stepOf } from '@/lib/domain/write-center/outline';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import recipes from '@/styles/recipes.module.css';
import styles from './outline-panel.module.css';

interface OutlinePanelProps {
  context: BytemdEditorContext;
  onGo: (line: number) => void;
  onClose: () => void;
}

/** The line of the caret. */
function useCaretLine({ editor }: BytemdEditorContext): number {
  const [line, setLine] = useState(() => editor.getCursor().line);
  useEffect(() => {
    const follow = () => setLine(editor.getCursor().line);
    editor.on('cursorActivity', follow);
    return () => editor.off('cursorActivity', follow);
  }, [editor]);
  return line;
}

/** The panel covers the text on narrow screens. */
const coversText = () => window.matchMedia('(width < 900px)').matches;

export function OutlinePanel({ context, onGo, onClose }: OutlinePanelProps) {
  const { editor, codemirror } = context;
  const content = useDeferredValue(useWriting(({ value }) => value.content));
  const sections = useMemo(() => outlineOf(content), [content]);
  const caret = useCaretLine(context);
  const current = sections.findLastIndex(({ line }) => line <= caret);
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [announcement, announce] = useState('');
  /** Line of a heading that was moved, which has the focus once it is listed there. */
  const moved = useRef<number | null>(null);

  useLayoutEffect(() => {
    const index = sections.findIndex(({ line }) => line === moved.current);
    if (index < 0) return;
    moved.current = null;
    list.current?.children[index]?.querySelector<HTMLElement>('[data-heading]')?.focus();
    announce(`已移到第 ${index + 1} 节，共 ${sections.length} 节`);
  }, [sections]);

  if (sections.length === 0) return <EmptyState small>还没有标题，用 # 开始一个小节</EmptyState>;
  const top = Math.min(...sections.map(({ level }) => level));

  const move = (index: number, before: number | undefined) => {
    // The text may be newer than what is listed.
    const text = editor.getValue();
    const change = before === undefined || text !== content ? null : moveSection(text, index, before);
    if (!change) return;
    const last = change.to - 1;
    editor.operation(() => {
      editor.replaceRange(
        change.lines.join('\n'),
        codemirror.Pos(change.from, 0),
        codemirror.Pos(last, editor.getLine(last).length),
        'move',
      );
      editor.setCursor(change.line, 0);
    });
    moved.current = change.line;
    onGo(change.line);
  };
  const handleKey = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, stepOf(sections, index, event.key === 'ArrowUp' ? 'up' : 'down'));
  };
  const handleOver = (event: DragEvent<HTMLLIElement>, index: number) => {
    if (dragged === null) return;
    const { top: edge, height } = event.currentTarget.getBoundingClientRect();
    const before = event.clientY < edge + height / 2 ? index : index + 1;
    const isMove = moveSection(content, dragged, before) !== null;
    setTarget(isMove ? before : null);
    if (isMove) event.preventDefault();
  };
  const stop = () => {
    setDragged(null);
    setTarget(null);
  };

  return (
    <>
      <ol ref={list} className={styles.outline} aria-label="文章大纲">
        {sections.map((section, index) => {
          const [up, down] = [stepOf(sections, index, 'up'), stepOf(sections, index, 'down')];
          const place = up === undefined ? 0 : 1;
          return (
            <li
              key={`${section.line} ${section.title}`}
              className={styles.section}
              style={{ paddingInlineStart: `calc(var(--space-4) * ${section.level - top})` }}
              data-target={
                target === index ? 'before' : target === index + 1 && !sections[index + 1] ? 'after' : undefined
              }
              data-dragged={
                dragged !== null && index >= dragged && index < dragged + (sections[dragged]?.size ?? 0)
                  ? ''
                  : undefined
              }
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('application/x-section', String(index));
                setDragged(index);
              }}
              onDragOver={(event) => handleOver(event, index)}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null && target !== null) move(dragged, target);
                stop();
              }}
              onDragEnd={stop}
            >
              <button
                className={styles.heading}
                type="button"
                data-heading
                aria-current={index === current ? 'location' : undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                title="拖动，或按 Alt 和上下方向键移动整节"
                dir="auto"
                onClick={() => {
                  if (coversText()) onClose();
                  onGo(section.line);
                }}
                onKeyDown={(event) => handleKey(event, index)}
              >
                {section.title || '未命名小节'}
              </button>
              <span className={styles.order}>
                <OrderButtons
                  vertical
                  name={section.title}
                  place={place}
                  total={place + (down === undefined ? 1 : 2)}
                  onMove={(wanted) => move(index, wanted < place ? up : down)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <p className={recipes.visuallyHidden} role="status">
        {announcement}
      </p>
    </>
  );
}

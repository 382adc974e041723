'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useHash } from '@/hooks/ui/use-hash';
import { scrollGently } from '@/lib/browser/scroll-gently';
import { showToast } from '@/lib/browser/toast-store';
import { annotationAnchor } from '@/lib/domain/annotation/annotated-texts';
import type { ListedText } from '@/lib/domain/reading-list/reading-list';
import { addAnnotation } from '@/lib/domain/annotation/annotations-store';
import { ANNOTATION_RULES } from '@/lib/domain/annotation/schema';
import { quoteAt } from '@/lib/domain/annotation/text-quote';
import recipes from '@/styles/recipes.module.css';
import { AnnotationList } from './annotation-list';
import './annotations.css';
import { MarkBar } from './mark-bar';
import { NoteDialog } from './note-dialog';
import { paint } from '@/components/reading/paint';
import { SelectionBar } from './selection-bar';
import { useAnchored, type Anchored } from './use-anchored';

const MAX_TITLE = 300;
const LIT_MS = 2_000;
/** How far below the top of the window a passage is shown. */
const ABOVE = 120;
const BLOCK = 'p, li, pre, td, th, h1, h2, h3, h4, h5, h6, blockquote, dd, dt, figcaption, summary';

const rootOfText = () => document.querySelector('article .markdown-body')?.parentElement ?? null;

/** Leads the keyboard and screen readers to a passage. */
function focusBlock({ startContainer }: Range): void {
  const element = startContainer instanceof HTMLElement ? startContainer : startContainer.parentElement;
  const block = element?.closest<HTMLElement>(BLOCK);
  if (!block) return;
  if (!block.hasAttribute('tabindex')) block.tabIndex = -1;
  block.focus({ preventScroll: true });
}

function lightUp({ ranges }: Anchored): void {
  const [first] = ranges;
  if (!first) return;
  scrollGently(first.getBoundingClientRect().top + window.scrollY - ABOVE);
  focusBlock(first);
  setTimeout(paint('annotation-current', ranges, 1), LIT_MS);
}

interface AnnotationsProps {
  text: ListedText;
  quotes: boolean;
}

export function Annotations({ text, quotes }: AnnotationsProps) {
  const [root] = useState(rootOfText);
  return root && <AnnotationsOf text={text} quotes={quotes} root={root} />;
}

function AnnotationsOf({ text, quotes, root }: AnnotationsProps & { root: Element }) {
  const { anchored, read, known } = useAnchored(text.href, root);
  const [editing, setEditing] = useState<{ id: string; isNew: boolean } | null>(null);
  const edited = anchored.find(({ annotation }) => annotation.id === editing?.id)?.annotation;
  const [announced, setAnnounced] = useState('');
  const edit = useCallback((id: string) => setEditing({ id, isNew: false }), []);

  useEffect(() => {
    const rangesOf = (noted: boolean) =>
      anchored.flatMap(({ annotation, ranges }) => ((annotation.note !== '') === noted ? ranges : []));
    const stops = [paint('annotation', rangesOf(false)), paint('annotation-noted', rangesOf(true))];
    return () => stops.forEach((stop) => stop());
  }, [anchored]);

  const hash = useHash();
  const led = useRef('');
  useEffect(() => {
    if (!known || led.current === hash) return;
    const target = anchored.find(({ annotation }) => hash === `#${annotationAnchor(annotation.id)}`);
    led.current = hash;
    if (!target) return;
    if (target.found) lightUp(target);
    else document.getElementById(annotationAnchor(target.annotation.id))?.scrollIntoView({ block: 'center' });
  }, [anchored, known, hash]);

  const mark = async (range: Range): Promise<string | undefined> => {
    const passage = read.passageOf(range);
    if (!passage) {
      showToast('这里没有可以划线的文字', 'failed', 'annotations');
      return undefined;
    }
    if (passage.end - passage.start > ANNOTATION_RULES.quote) {
      showToast(`一次最多划 ${ANNOTATION_RULES.quote} 个字`, 'failed', 'annotations');
      return undefined;
    }
    // The button that was pressed is gone.
    focusBlock(range);
    return addAnnotation(text.href, {
      quote: quoteAt(read.text, passage.start, passage.end),
      title: text.title.slice(0, MAX_TITLE).toWellFormed(),
    });
  };
  const handleMark = async (range: Range) => {
    if ((await mark(range)) !== undefined) setAnnounced('已划线，文末可以看到全部笔记');
  };
  const handleNote = async (range: Range) => {
    const before = new Set(anchored.map(({ annotation }) => annotation.id));
    const id = await mark(range);
    if (id !== undefined) setEditing({ id, isNew: !before.has(id) });
  };

  return (
    <>
      <SelectionBar
        quotesIn={quotes ? text.id : undefined}
        onMark={(range) => void handleMark(range)}
        onNote={(range) => void handleNote(range)}
      />
      <MarkBar anchored={anchored} root={root} onEdit={edit} />
      <p className={recipes.visuallyHidden} role="status">
        {announced}
      </p>
      <AnnotationList anchored={anchored} root={root} onShow={lightUp} onEdit={edit} />
      {editing && edited && (
        <NoteDialog key={edited.id} annotation={edited} isNew={editing.isNew} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

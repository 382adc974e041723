'use client';

import type { BytemdEditorContext } from 'bytemd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FoundPlace, FoundText, TextQuery } from '@/lib/domain/write-center/find-text';
import { createTextFinder, type TextFinder } from '@/lib/domain/write-center/text-finder';
import { applyPlaces, writePlace } from './apply-places';

/** Marks cost time with every key: those around the current place are enough to be seen. */
const MARKS_AROUND = 150;
const QUIET_MS = 150;
const ROOM_PX = 120;

interface Finding {
  found: FoundText;
  /** Index of the current place; -1 without one. */
  at: number;
}

const NONE: Finding = { found: { kind: 'found', places: [], more: false }, at: -1 };

/** Finds and replaces in the editor while the bar is shown, and marks what was found. */
export function useTextFinding(context: BytemdEditorContext, query: TextQuery) {
  const { editor } = context;
  const finder = useRef<TextFinder>(undefined);
  /** The place behind which the search goes on after a replacement. */
  const resume = useRef<number>(undefined);
  const [{ found, at }, setFinding] = useState(NONE);
  const places = found.kind === 'found' ? found.places : [];

  const show = (place: FoundPlace | undefined) => {
    if (!place) return;
    const [from, to] = [editor.posFromIndex(place.start), editor.posFromIndex(place.end)];
    editor.setSelection(from, to, { scroll: false });
    editor.scrollIntoView({ from, to }, ROOM_PX);
  };
  /** Finds again. @param from where the current place is looked for; without it none is selected */
  const search = useEffectEvent(async (asked: TextQuery, from?: number) => {
    finder.current ??= createTextFinder();
    const answer = await finder.current.find(editor.getValue(), asked);
    if (!answer) return;
    const next = answer.kind === 'found' ? answer.places : [];
    const start = from ?? editor.indexFromPos(editor.getCursor('from'));
    const index = next.findIndex((place) => place.start >= start);
    const current = next.length === 0 ? -1 : Math.max(index, 0);
    setFinding({ found: answer, at: current });
    if (from !== undefined) show(next[current]);
  });

  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const handleChange = () => {
      clearTimeout(quiet);
      const from = resume.current;
      resume.current = undefined;
      quiet = setTimeout(() => void search(query, from), from === undefined ? QUIET_MS : 0);
    };
    editor.on('change', handleChange);
    void search(query, editor.indexFromPos(editor.getCursor('from')));
    return () => {
      clearTimeout(quiet);
      editor.off('change', handleChange);
    };
  }, [editor, query]);

  useEffect(
    () => () => {
      finder.current?.close();
      finder.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (found.kind === 'wrong') return;
    const first = Math.max(0, at - MARKS_AROUND);
    const near = found.places.slice(first, at + MARKS_AROUND);
    const marks = editor.operation(() =>
      near.map(({ start, end }, index) => {
        const className = first + index === at ? 'found-text found-current' : 'found-text';
        return editor.markText(editor.posFromIndex(start), editor.posFromIndex(end), { className });
      }),
    );
    return () =>
      editor.operation(() => {
        for (const mark of marks) mark.clear();
      });
  }, [editor, found, at]);

  const step = (by: 1 | -1) => {
    if (places.length === 0) return;
    const next = (at + by + places.length) % places.length;
    setFinding({ found, at: next });
    show(places[next]);
  };
  return {
    found,
    at,
    step,
    replaceOne: () => {
      const place = places[at];
      if (!place) return;
      setFinding(NONE);
      resume.current = place.start + place.by.length;
      writePlace(context, place);
    },
    /** One step to undo. @returns how many were replaced */
    replaceAll: (): number => {
      if (places.length === 0) return 0;
      setFinding(NONE);
      applyPlaces(context, 'replace all', places);
      return places.length;
    },
  };
}

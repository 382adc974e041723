'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { paint } from './paint';
import { readText, type WordsFor } from './readable-text';
import { scrollGently } from '@/lib/browser/scroll-gently';
import { createSpeaker, type Speaker, type SpeakerState } from '@/lib/browser/speaker';
import { showToast } from '@/lib/browser/toast-store';
import { currentRate } from '@/lib/domain/reading/listen-rate';
import { spokenSentences } from '@/lib/domain/reading/spoken-sentences';
import { latexOf } from './copied-text';

/** Formulas that can be read as they are written, such as n+1. */
const SIMPLE = /^[\w\s+\-=.,]{1,16}$/;
/** A sentence is followed to this part of the window. */
const ABOVE = 0.3;
const HEADER = 64;

const spoken: WordsFor = (element) => {
  if (element.localName === 'pre') return '代码略过。';
  if (element.localName === 'sup' && element.querySelector('a')) return null;
  if (element.localName !== 'math') return undefined;
  const source = latexOf(element);
  return SIMPLE.test(source) ? source : '公式略过';
};

const isInView = ({ top, bottom }: DOMRect) => bottom > HEADER && top < window.innerHeight;

export function useListening(root: Element, onEnd: () => void) {
  const [state, setState] = useState<SpeakerState>({ status: 'paused', at: 0 });
  const speaker = useRef<Speaker>(undefined);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });

  const { sentences, rangesAt } = useMemo(() => {
    const read = readText(root, spoken);
    const parts = spokenSentences(read.text);
    return {
      sentences: parts,
      rangesAt: (at: number) => {
        const part = parts[at];
        return part ? read.rangesOf(part.start, part.end) : [];
      },
    };
  }, [root]);

  useEffect(() => {
    const made = createSpeaker({
      sentences,
      rate: currentRate,
      onChange: (next) => (next.status === 'ended' ? ended.current() : setState(next)),
      onFail: () => showToast('朗读中断了，可以再按播放，或在系统里换一个中文声音', 'failed', 'listening'),
    });
    speaker.current = made;
    const first = sentences.findIndex((_, index) => {
      const [range] = rangesAt(index);
      return range && range.getBoundingClientRect().bottom > HEADER;
    });
    made.play(Math.max(0, first));
    const leave = () => made.stop();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      made.stop();
    };
  }, [sentences, rangesAt]);

  const followed = useRef<Range>(undefined);
  useEffect(() => {
    const ranges = rangesAt(state.at);
    const [first] = ranges;
    const place = first?.getBoundingClientRect();
    // A reader who has scrolled away is left there.
    const isFollowing = !followed.current || isInView(followed.current.getBoundingClientRect());
    if (place && isFollowing && (place.top < HEADER || place.bottom > window.innerHeight * (1 - ABOVE)))
      scrollGently(place.top + window.scrollY - window.innerHeight * ABOVE);
    if (first) followed.current = first;
    return paint('spoken', ranges, 2);
  }, [state.at, rangesAt]);

  return { ...state, total: sentences.length, speaker };
}

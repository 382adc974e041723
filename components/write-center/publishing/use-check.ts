'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { brokenPicturesOf } from '@/lib/browser/files/load-pictures';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import type { ArticleFinding, CheckedArticle } from '@/lib/html/check-article';

export type SourceFinding = Omit<ArticleFinding, 'rule'> & { rule: ArticleFinding['rule'] | 'broken picture' };

interface CheckState {
  status: 'checking' | 'pictures' | 'done' | 'failed';
  findings: readonly SourceFinding[];
}
const CHECKING: CheckState = { status: 'checking', findings: [] };

const PICTURE_NAME = 60;

async function checkAll(
  checked: Promise<CheckedArticle>,
  signal: AbortSignal,
  report: (state: CheckState) => void,
): Promise<void> {
  const tell = (state: CheckState) => void (signal.aborted || report(state));
  try {
    const { findings, pictures } = await checked;
    tell({ status: 'pictures', findings });
    const broken = await brokenPicturesOf(pictures, signal);
    const dead = broken.map(({ src, line }): SourceFinding => ({
      rule: 'broken picture',
      line,
      excerpt: src.slice(0, PICTURE_NAME),
    }));
    tell({ status: 'done', findings: [...findings, ...dead] });
  } catch {
    tell({ status: 'failed', findings: [] });
  }
}

/** Checks the text and loads its pictures, and again when the text changes. */
export function useCheck(check: (markdown: string) => Promise<CheckedArticle>): CheckState {
  const content = useWriting(({ value }) => value.content);
  const [state, setState] = useState(CHECKING);
  const checkText = useEffectEvent(async (markdown: string) => check(markdown));
  useEffect(() => {
    const controller = new AbortController();
    void checkAll(checkText(content), controller.signal, setState);
    return () => controller.abort();
  }, [content]);
  return state;
}

'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useSourceChoice } from '@/hooks/hot-news/use-source-choice';
import { HOT_NEWS_SOURCES, type HotNewsSource } from '@/lib/domain/hot-news/constants';
import { shownSources } from '@/lib/domain/hot-news/utils';
import styles from './hot-news-sources.module.css';

const nameOf = (source: HotNewsSource) => HOT_NEWS_SOURCES.find(({ type }) => type === source)?.name ?? source;

/** Chooses which sources are shown, and in which order. */
export function HotNewsSources() {
  const { choice, show, move, reset } = useSourceChoice();
  const [moved, setMoved] = useState('');
  const { order } = choice;
  const shown = shownSources(choice);

  const handleMove = (source: HotNewsSource, step: -1 | 1) => {
    move(source, step);
    setMoved(`${nameOf(source)}移到第 ${order.indexOf(source) + step + 1} 位`);
  };
  const mover = (source: HotNewsSource, step: -1 | 1) => {
    // Not `disabled`, which would drop the focus when the source reaches an end.
    const atEnd = order.at(step < 0 ? 0 : -1) === source;
    const Arrow = step < 0 ? ArrowUp : ArrowDown;
    return (
      <button
        className={styles.move}
        type="button"
        aria-label={`${step < 0 ? '上移' : '下移'}${nameOf(source)}`}
        aria-disabled={atEnd || undefined}
        onClick={() => !atEnd && handleMove(source, step)}
      >
        <Arrow size={16} strokeWidth={1.75} aria-hidden />
      </button>
    );
  };

  return (
    <>
      <ul className={styles.sources}>
        {order.map((source) => (
          <li key={source}>
            <label>
              <input
                type="checkbox"
                checked={shown.includes(source)}
                disabled={shown.length === 1 && shown[0] === source}
                onChange={({ target }) => show(source, target.checked)}
              />
              {nameOf(source)}
            </label>
            {mover(source, -1)}
            {mover(source, 1)}
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={reset}>
        恢复默认
      </Button>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </>
  );
}

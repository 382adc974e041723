'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { OrderButtons } from '@/components/ui/list/order-buttons';
import { useSourceChoice } from './use-source-choice';
import { HOT_NEWS_SOURCES, type HotNewsSource } from '@/lib/domain/hot-news/news-sources';
import { shownSources } from '@/lib/domain/hot-news/sources';
import recipes from '@/styles/recipes.module.css';
import styles from './hot-news-sources.module.css';

const nameOf = (source: HotNewsSource) => HOT_NEWS_SOURCES.find(({ type }) => type === source)?.name ?? source;

export function HotNewsSources() {
  const { choice, show, move, reset } = useSourceChoice();
  const [moved, setMoved] = useState('');
  const { order } = choice;
  const shown = shownSources(choice);

  const handleMove = (source: HotNewsSource, place: number) => {
    if (place < 0 || place >= order.length) return;
    move(source, place < order.indexOf(source) ? -1 : 1);
    setMoved(`${nameOf(source)}移到第 ${place + 1} 位`);
  };

  return (
    <>
      <ul className={styles.sources}>
        {order.map((source, index) => (
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
            <OrderButtons
              vertical
              name={nameOf(source)}
              place={index}
              total={order.length}
              onMove={(place) => handleMove(source, place)}
            />
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={reset}>
        恢复默认
      </Button>
      <p className={recipes.visuallyHidden} role="status">
        {moved}
      </p>
    </>
  );
}

'use client';

import { useState, type SyntheticEvent } from 'react';
import { BinButton } from '@/components/ui/list/bin-button';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useStored } from '@/hooks/ui/use-stored';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { describeMute, isMuted } from '@/lib/domain/mute/muting';
import { MAX_CHARACTERS, mutes } from '@/lib/domain/mute/mutes';
import { isolated } from '@/lib/utils/direction';
import controls from '@/styles/controls.module.css';
import styles from './mute-list.module.css';
import { mute, unmute } from './undoable-mute';
export function MuteList() {
  const known = useStored(mutes) ?? [];
  const [word, setWord] = useState('');
  const value = word.trim();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (value !== '' && mute({ kind: 'word', value, name: value })) setWord('');
  };
  return (
    <>
      <form className={styles.form} onSubmit={handleSubmit}>
        <input
          className={controls.searchInput}
          aria-label="要屏蔽的关键词"
          placeholder="标题、描述、友圈或评论里的关键词"
          maxLength={MAX_CHARACTERS}
          autoComplete="off"
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <Button type="submit" disabled={value === '' || isMuted({ kind: 'word', value, name: value })}>
          屏蔽
        </Button>
      </form>
      {known.length === 0 ? (
        <EmptyState of="member" small>
          还没有屏蔽。文章、友圈和评论的“更多操作”里可以屏蔽作者和标签。
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="已屏蔽">
          {known.map((muted) => (
            <li key={`${muted.kind} ${muted.value}`}>
              <bdi>{describeMute(muted)}</bdi>
              <BinButton
                label={`取消屏蔽：${isolated(describeMute(muted))}`}
                title="取消屏蔽"
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget, 'li');
                  unmute(muted);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import type { TakeInEntry } from '@/lib/domain/own-data/take-in';
import { KindChoices } from './kind-choices';
import { useTakeIn } from './use-take-in';
import styles from './own-data.module.css';

const hasNews = ({ fresh, newer, replaces }: TakeInEntry) => fresh + newer > 0 || replaces;

const noteOf = ({ fresh, newer, kept, replaces }: TakeInEntry): string =>
  [
    fresh > 0 && `新增 ${fresh}`,
    newer > 0 && `合并或更新 ${newer}`,
    kept > 0 && (fresh + newer > 0 ? `${kept} 项这里已有` : '这里已有'),
    replaces && '与这里的不同，勾选后替换',
  ]
    .filter(Boolean)
    .join('，');

export function TakeInForm({ onTaken }: { onTaken: () => void }) {
  const { state, choose, take, again } = useTakeIn();
  if (state.step === 'preview') {
    const { entries, from, dropped } = state;
    return (
      <Preview
        from={from}
        dropped={dropped}
        entries={entries}
        onTake={(chosen) => void take(chosen).then(onTaken)}
        onCancel={again}
      />
    );
  }
  if (state.step === 'finished') {
    const { taken, failed } = state;
    return (
      <>
        <p role="status">{taken.length > 0 ? `已恢复：${taken.join('、')}` : '没有恢复任何内容'}</p>
        {failed.length > 0 && (
          <p className={styles.problem} role="alert">
            {`浏览器的存储空间已满或被禁用，没有存下：${failed.join('、')}`}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={again}>完成</Button>
        </div>
      </>
    );
  }
  const reading = state.step === 'reading';
  return (
    <>
      <div className={styles.actions}>
        <FileButton label="选择 zip 文件" accept=".zip,application/zip" reading={reading} onChoose={choose} />
      </div>
      <p className={styles.problem} role="alert">
        {state.step === 'choose' ? state.problem : ''}
      </p>
    </>
  );
}

interface PreviewProps {
  from: string;
  dropped: number;
  entries: readonly TakeInEntry[];
  onTake: (entries: readonly TakeInEntry[]) => void;
  onCancel: () => void;
}

function Preview({ from, dropped, entries, onTake, onCancel }: PreviewProps) {
  // A choice of this browser is replaced only when it is asked for.
  const [chosen, setChosen] = useState(() =>
    entries.filter((entry) => hasNews(entry) && !entry.replaces).map(({ name }) => name),
  );
  const news = entries.filter(({ name }) => chosen.includes(name));
  return (
    <>
      <p role="status">
        {entries.length === 0 ? '这份数据里没有可以恢复到浏览器的内容。' : `来自 ${from}。选择要恢复的内容：`}
      </p>
      {entries.length > 0 && (
        <KindChoices
          label="恢复什么"
          choices={entries.map((entry) => ({
            id: entry.name,
            name: entry.name,
            note: noteOf(entry),
            disabled: !hasNews(entry),
          }))}
          chosen={chosen}
          onChange={(name, on) => setChosen(on ? [...chosen, name] : chosen.filter((other) => other !== name))}
        />
      )}
      {dropped > 0 && <p className={styles.warning}>{`${dropped} 项无法识别，会跳过。`}</p>}
      <div className={styles.actions}>
        <Button onClick={onCancel}>取消</Button>
        {entries.length > 0 && (
          <Button variant="primary" disabled={news.length === 0} onClick={() => onTake(news)}>
            恢复到这个浏览器
          </Button>
        )}
      </div>
    </>
  );
}

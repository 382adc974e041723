'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/form/file-button';
import { chooseFolder } from '@/lib/browser/files/dropped-folder';
import type { ImportEntry, Taking } from '@/lib/domain/own-data/import-data';
import { KindChoices } from './kind-choices';
import { useImportData, type TakeInPreview } from './use-import-data';
import styles from './own-data.module.css';

const hasNews = ({ fresh, newer, replaces }: ImportEntry) => fresh + newer > 0 || replaces;

const noteOf = ({ fresh, newer, kept, refused, replaces }: ImportEntry): string =>
  [
    fresh > 0 && `新增 ${fresh}`,
    newer > 0 && `合并或更新 ${newer}`,
    kept > 0 && (fresh + newer > 0 ? `${kept} 项这里已有` : '这里已有'),
    replaces && '与这里的不同，勾选后替换',
    refused > 0 && `${refused} 项无法识别，会跳过`,
  ]
    .filter(Boolean)
    .join('，');

export function ImportForm({ onTaken }: { onTaken: () => void }) {
  const { state, choose, take, again } = useImportData();
  if (state.step === 'preview')
    return <Preview {...state} onTake={(chosen) => void take(chosen).then(onTaken)} onCancel={again} />;
  if (state.step === 'finished') return <Finished taken={state.taken} onAgain={again} />;
  const reading = state.step === 'reading';
  return (
    <>
      <div className={styles.actions}>
        <FileButton label="选择 zip 文件" accept=".zip,application/zip" reading={reading} onChoose={choose} />
        <Button variant="quiet" disabled={reading} onClick={() => chooseFolder(choose)}>
          选择解压后的文件夹
        </Button>
      </div>
      <p className={styles.problem} role="alert">
        {state.step === 'choose' ? state.problem : ''}
      </p>
    </>
  );
}

function Finished({ taken, onAgain }: { taken: ReadonlyMap<Taking, readonly string[]>; onAgain: () => void }) {
  const names = (taking: Taking) => taken.get(taking)?.join('、');
  return (
    <>
      <p role="status">{names('taken') ? `已恢复：${names('taken')}` : '没有恢复任何内容'}</p>
      {names('beside') && (
        <p className={styles.warning}>{`这里的已经改过，没有覆盖，恢复的另存为一份：${names('beside')}`}</p>
      )}
      {names('kept') && <p className={styles.warning}>{`这里的已经改过，没有覆盖：${names('kept')}`}</p>}
      {names('failed') && (
        <p className={styles.problem} role="alert">
          {`浏览器的存储空间已满或被禁用，没有存下：${names('failed')}`}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onAgain}>完成</Button>
      </div>
    </>
  );
}

function Origin({ manifest: { site, createdAt, owner }, from }: Pick<TakeInPreview, 'manifest' | 'from'>) {
  const note = { own: '', other: '', visitor: '，没有登录时打包的', unknown: '，没有写明是谁的' }[from];
  return (
    <>
      {from === 'other' && (
        <strong>
          这是“<bdi>{owner?.nickname || owner?.id}</bdi>”的数据，不是你的，恢复后会混在一起。
        </strong>
      )}
      {`来自 ${site}，${createdAt}${note}。`}
    </>
  );
}

interface PreviewProps extends TakeInPreview {
  onTake: (entries: readonly ImportEntry[]) => void;
  onCancel: () => void;
}

function Preview({ manifest, from, unreadable, dropped, entries, onTake, onCancel }: PreviewProps) {
  // Somebody else's content and what replaces a choice of this browser are taken only when they are asked for.
  const [chosen, setChosen] = useState(() =>
    entries.filter((entry) => from !== 'other' && hasNews(entry) && !entry.replaces).map(({ name }) => name),
  );
  const news = entries.filter(({ name }) => chosen.includes(name));
  const isDamaged = unreadable.length > 0 || dropped > 0;
  const none = isDamaged ? '里面没有能读出来的内容。' : '这份数据里没有可以恢复到浏览器的内容。';
  return (
    <>
      <p role="status">
        <Origin manifest={manifest} from={from} />
        {entries.length === 0 ? none : '选择要恢复的内容：'}
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
      {unreadable.length > 0 && (
        <p className={styles.warning}>{`缺少或已经损坏，读不出来：${unreadable.join('、')}。`}</p>
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

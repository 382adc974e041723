'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useSession } from '@/hooks/session/use-session';
import { saveFile } from '@/lib/browser/files/save-file';
import type { TakenOut, ExportProgress } from '@/lib/domain/own-data/export-data';
import { nameOfExport, EXPORT_KINDS } from '@/lib/domain/own-data/export-kinds';
import { keysOf } from '@/lib/utils/keys-of';
import { formatBytes } from '@/lib/utils/format-bytes';
import { KindChoices } from './kind-choices';
import { useExportData } from './use-export-data';
import panels from '@/styles/panels.module.css';
import styles from './own-data.module.css';

export function ExportForm() {
  const { user } = useSession();
  const { state, run, cancel, again } = useExportData(user);
  const kinds = EXPORT_KINDS.filter(({ ofAccount }) => user || !ofAccount);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = kinds.map(({ kind }) => kind).filter((kind) => !left.includes(kind));
  if (state.step === 'running') return <Running progress={state.progress} onCancel={cancel} />;
  if (state.step === 'finished') return <Finished taken={state.taken} onAgain={again} />;
  return (
    <>
      <KindChoices
        label="带走什么"
        choices={kinds.map(({ kind, name, note }) => ({ id: kind, name, note }))}
        chosen={chosen}
        onChange={(kind, on) => setLeft(on ? left.filter((other) => other !== kind) : [...left, kind])}
      />
      {!user && <p className={styles.note}>登录后还可以带走文章、简历、收藏的站点和浏览历史。</p>}
      <div className={styles.actions}>
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => run(chosen)}>
          打包下载
        </Button>
      </div>
      <p className={styles.problem} role="alert">
        {state.problem}
      </p>
    </>
  );
}

const stepText = ({ kind, done, total }: ExportProgress) =>
  `正在打包${nameOfExport(kind)}${total > 0 ? ` ${done} / ${total}` : '…'}`;

const Running = ({ progress, onCancel }: { progress: ExportProgress | undefined; onCancel: () => void }) => (
  <>
    <p role="status">{progress ? stepText(progress) : '正在准备…'}</p>
    <progress
      className={styles.progress}
      aria-label="打包进度"
      {...(progress && progress.total > 0 && { value: progress.done, max: progress.total })}
    />
    <div className={styles.actions}>
      <Button onClick={onCancel}>取消</Button>
    </div>
  </>
);

const countsText = (counts: TakenOut['counts']) =>
  keysOf(counts)
    .map((kind) => `${nameOfExport(kind)} ${counts[kind]}`)
    .join('，');

function Finished({ taken, onAgain }: { taken: TakenOut; onAgain: () => void }) {
  const { file, name, counts, failures } = taken;
  return (
    <>
      <p role="status">{`已打包成 ${name}（${formatBytes(file.size)}）：${countsText(counts)}`}</p>
      {failures.length > 0 && (
        <>
          <p className={styles.warning}>{`${failures.length} 项没有带走，其余都在，这份清单也在压缩包的说明里：`}</p>
          <ul className={panels.notedList} aria-label="没有带走的" tabIndex={0}>
            {failures.map(({ what, why }, index) => (
              <li key={index}>
                <span dir="auto">{what}</span>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <Button onClick={() => saveFile(file, name)}>再次下载</Button>
        <Button onClick={onAgain}>{failures.length > 0 ? '再打包一次' : '完成'}</Button>
      </div>
    </>
  );
}

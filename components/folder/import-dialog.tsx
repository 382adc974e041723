'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { FileButton } from '@/components/ui/form/file-button';
import { RadioField } from '@/components/ui/form/radio-field';
import { useImportBookmarks } from './use-import-bookmarks';
import { IMPORT_MAX } from '@/lib/domain/folder/folder-limits';
import { PRIVACY } from '@/lib/domain/folder/privacy';
import type { FolderValues } from '@/lib/domain/folder/schema';
import type { ImportPlan } from '@/lib/domain/folder/import-plan';
import type { NotedBookmark } from '@/lib/domain/folder/parse-bookmarks';
import styles from './import-dialog.module.css';

interface ImportDialogProps {
  userId: string;
  onClose: () => void;
}

const PRIVACY_HINTS = {
  1: '公开的文件夹不会改动：同名时放入新的私密文件夹',
  0: '标着“公开”的文件夹，任何人都能看到里面的站点',
} as const;
const WIDTH = 560;
const SHOWN_BOOKMARKS = 200;

/** Closing stops the import. */
export function ImportDialog({ userId, onClose }: ImportDialogProps) {
  const { state, reading, choose, run, stop } = useImportBookmarks(userId);
  // Private by default: a browser's bookmarks are personal.
  const [isPrivate, setPrivate] = useState<FolderValues['isPrivate']>('1');
  return (
    <Dialog title="导入书签" width={WIDTH} onClose={onClose}>
      <div className={styles.body} aria-busy={reading || state.step === 'running'}>
        {state.step === 'choose' && (
          <>
            <p>选择浏览器导出的书签文件（HTML），下一步可以预览将要创建的文件夹和站点。</p>
            <FileButton
              label="选择书签文件"
              accept=".html,.htm,text/html"
              variant="primary"
              reading={reading}
              onChoose={choose}
            />
            <p className={styles.problem} role="alert">
              {state.problem}
            </p>
          </>
        )}
        {state.step === 'preview' && (
          <>
            <Preview plan={state.plans[isPrivate]} />
            <Stripped bookmarks={state.stripped} />
            {state.plans[0].folders.some(({ id, isPrivate: hidden }) => id === undefined || !hidden) && (
              <RadioField
                label="导入的站点是否私密"
                name="isPrivate"
                hint={PRIVACY_HINTS[isPrivate]}
                options={PRIVACY}
                chosen={isPrivate}
                onChange={({ currentTarget }) => setPrivate(currentTarget.value === '1' ? '1' : '0')}
              />
            )}
            <div className={styles.actions}>
              <Button onClick={onClose}>取消</Button>
              <Button
                variant="primary"
                disabled={state.plans[isPrivate].folders.length === 0}
                onClick={() => run(isPrivate)}
              >
                开始导入
              </Button>
            </div>
          </>
        )}
        {state.step === 'running' && (
          <>
            <p role="status">{`正在导入 ${state.done} / ${state.total}`}</p>
            <progress className={styles.progress} aria-label="导入进度" value={state.done} max={state.total} />
            <div className={styles.actions}>
              <Button onClick={stop}>停止</Button>
            </div>
          </>
        )}
        {state.step === 'finished' && (
          <>
            <p role="status">
              {[
                state.stopped && '导入已停止',
                `已创建 ${state.created} 个站点`,
                state.failures.length > 0 && `${state.failures.length} 个失败`,
              ]
                .filter(Boolean)
                .join('，')}
            </p>
            {state.failures.length > 0 && <BookmarkList bookmarks={state.failures} />}
            <div className={styles.actions}>
              {(state.stopped || state.failures.length > 0) && (
                <Button onClick={() => run(isPrivate)}>{state.stopped ? '继续导入' : '重试失败的站点'}</Button>
              )}
              <Button variant="primary" onClick={onClose}>
                完成
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Preview({ plan: { folders, skipped, later, changed } }: { plan: ImportPlan }) {
  const created = folders.filter(({ id }) => id === undefined).length;
  const bookmarks = folders.reduce((sum, folder) => sum + folder.bookmarks.length, 0);
  return (
    <>
      <p>{bookmarks === 0 ? '没有需要导入的站点' : `将创建 ${created} 个文件夹、${bookmarks} 个站点`}</p>
      {folders.length > 0 && (
        <ul className={styles.list} aria-label="将要导入的文件夹" tabIndex={0}>
          {folders.map(({ id, name, isPrivate, notes, bookmarks: { length } }) => (
            <li key={name}>
              <span>
                <bdi>{name}</bdi>
                {!isPrivate && <span className={styles.public}>公开</span>}
                {notes.length > 0 && <small className={styles.notes}>{notes.join('，')}</small>}
              </span>
              <span>
                {id === undefined ? '' : '加入已有文件夹，'}
                {length} 个站点
              </span>
            </li>
          ))}
        </ul>
      )}
      {later > 0 && (
        <p className={styles.warning}>
          一次最多导入 {IMPORT_MAX} 个站点，余下的 {later} 个请在导入后再选一次这个文件。
        </p>
      )}
      {changed.length > 0 && (
        <details>
          <summary>{changed.length} 个站点的名称或说明会改动</summary>
          <BookmarkList label="会改动的站点" bookmarks={changed} />
        </details>
      )}
      {skipped.length > 0 && (
        <details>
          <summary>跳过 {skipped.length} 个</summary>
          <BookmarkList bookmarks={skipped} />
        </details>
      )}
    </>
  );
}

function Stripped({ bookmarks }: { bookmarks: readonly NotedBookmark[] }) {
  if (bookmarks.length === 0) return null;
  return (
    <div>
      <p className={styles.warning}>{bookmarks.length} 个站点的网址里有用户名或密码，导入时会去掉：</p>
      <BookmarkList label="网址里有密码的站点" bookmarks={bookmarks} />
    </div>
  );
}

interface BookmarkListProps {
  label?: string;
  bookmarks: readonly NotedBookmark[];
}

function BookmarkList({ label = '没有导入的站点', bookmarks }: BookmarkListProps) {
  const others = bookmarks.length - SHOWN_BOOKMARKS;
  return (
    <ul className={styles.list} aria-label={label} tabIndex={0}>
      {bookmarks.slice(0, SHOWN_BOOKMARKS).map(({ name, url, reason }, index) => (
        <li key={index} title={url}>
          <span dir="auto">{name}</span>
          <span>{reason}</span>
        </li>
      ))}
      {others > 0 && <li>还有 {others} 个</li>}
    </ul>
  );
}

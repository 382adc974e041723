'use client';

import { useQueryClient } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { useSession } from '@/hooks/session/use-session';
import { chooseFolder } from '@/lib/browser/files/dropped-folder';
import { routes } from '@/lib/config/routes';
import type { FolderArticle, FolderFile } from '@/lib/domain/write-center/markdown-folder';
import { FolderImport, MAX_ARTICLES, planFolderImport, type FolderPlan, type ImportProgress } from './folder-import';
import controls from '@/styles/controls.module.css';
import styles from './folder-import-dialog.module.css';

interface FolderImportDialogProps {
  /** A folder that was dropped. */
  files?: readonly FolderFile[] | undefined;
  onClose: () => void;
}

const WIDTH = 560;

export function FolderImportDialog({ files, onClose }: FolderImportDialogProps) {
  const [plan, setPlan] = useState<FolderPlan | null>(null);
  const [isReading, setIsReading] = useState(files !== undefined);
  const read = async (chosen: readonly FolderFile[]) => {
    setIsReading(true);
    try {
      setPlan(await planFolderImport(chosen));
    } finally {
      setIsReading(false);
    }
  };
  useEffect(() => {
    if (!files) return;
    let left = false;
    void planFolderImport(files)
      .then((found) => !left && setPlan(found))
      .finally(() => setIsReading(false));
    return () => {
      left = true;
    };
  }, [files]);
  return (
    <Dialog title="导入文件夹" width={WIDTH} onClose={onClose}>
      <div className={styles.content}>
        {!plan && (
          <>
            <p>文件夹里的每个 .md 成为一篇草稿，用到的本地图片会上传，已有的草稿不受影响。</p>
            <Button
              className={styles.choose}
              variant="primary"
              data-autofocus
              pending={isReading}
              onClick={() => chooseFolder((chosen) => void read(chosen))}
            >
              <FolderOpen size={16} strokeWidth={1.75} aria-hidden />
              {isReading ? '正在读取…' : '选择文件夹'}
            </Button>
          </>
        )}
        {plan && plan.articles.length === 0 && (
          <>
            <p role="status">这个文件夹里没有可以导入的 .md 文件</p>
            <Notes plan={plan} />
            <Button className={styles.choose} onClick={() => setPlan(null)}>
              换一个文件夹
            </Button>
          </>
        )}
        {plan && plan.articles.length > 0 && <Importing plan={plan} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Notes({ plan: { refused, beyond } }: { plan: FolderPlan }) {
  return (
    <>
      {refused.map(({ path, reason }) => (
        <p key={path} className={styles.note}>{`${path}：${reason}`}</p>
      ))}
      {beyond > 0 && <p className={styles.note}>{`一次最多导入 ${MAX_ARTICLES} 篇，还有 ${beyond} 篇没有列入`}</p>}
    </>
  );
}

type Step = 'ready' | 'running' | 'cancelled' | 'stopped' | 'done';

function Importing({ plan, onClose }: { plan: FolderPlan; onClose: () => void }) {
  const { articles } = plan;
  const client = useQueryClient();
  const userId = useSession().user?.id;
  const [step, setStep] = useState<Step>('ready');
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [work] = useState(() => new FolderImport(articles, setProgress));
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setStep('running');
    try {
      await work.run(signal);
      setStep('done');
    } catch {
      setStep(signal.aborted ? 'cancelled' : 'stopped');
    }
    await client.invalidateQueries({ queryKey: ['draft', 'article'] });
  };
  const states = progress?.states ?? [];
  const done = states.filter(({ kind }) => kind === 'done').length;
  const isIncomplete = states.some(({ kind, lost }) => kind !== 'done' || lost.length > 0);
  const pictures = new Set(articles.flatMap((article) => [...article.pictures.values()])).size;
  const summary = {
    ready: `${articles.length} 篇文章，${pictures} 张本地图片`,
    running: `正在导入：${done} / ${articles.length} 篇，${progress?.sent ?? 0} / ${pictures} 张图片`,
    cancelled: `已取消，导入了 ${done} 篇`,
    stopped: `登录的人变了，导入停在第 ${done} 篇`,
    done: isIncomplete ? `导入了 ${done} 篇，有的没有完成` : `${done} 篇都在草稿里了`,
  }[step];
  const share = (done + (progress?.sent ?? 0)) / (articles.length + pictures);
  return (
    <>
      <p role="status">{summary}</p>
      {step !== 'ready' && (
        <div className={controls.meter}>
          <i style={{ width: `${Math.round((step === 'done' ? 1 : share) * 100)}%` }} />
        </div>
      )}
      <ul className={styles.list} aria-label="要导入的文章" tabIndex={0}>
        {articles.map((article, index) => (
          <ImportedArticle key={article.path} article={article} state={states[index]} />
        ))}
      </ul>
      <Notes plan={plan} />
      <div className={styles.actions}>
        {step === 'running' ? (
          <Button onClick={() => controller.current?.abort()}>取消</Button>
        ) : (
          <Button onClick={onClose}>关闭</Button>
        )}
        {done > 0 && step !== 'running' && userId !== undefined && (
          <Link className={buttonClass('secondary')} href={routes.ownDrafts(userId)} prefetch={false} onClick={onClose}>
            查看草稿
          </Link>
        )}
        {(step === 'ready' || (step !== 'running' && step !== 'stopped' && isIncomplete)) && (
          <Button variant="primary" data-autofocus onClick={() => void run()}>
            {step === 'ready' ? '开始导入' : step === 'cancelled' ? '继续' : '重试'}
          </Button>
        )}
      </div>
    </>
  );
}

function ImportedArticle({
  article,
  state,
}: {
  article: FolderArticle;
  state: ImportProgress['states'][number] | undefined;
}) {
  const { path, writing, pictures, missing, otherTags } = article;
  const done = state?.isSecond ? '原来那篇已经打开或改过，没有覆盖，这次另存为一篇草稿' : '已导入';
  const said = { waiting: '', done, failed: '没有存下：浏览器空间不足或不允许存储' }[state?.kind ?? 'waiting'];
  return (
    <li>
      <strong dir="auto">{writing.title}</strong>
      <small>{[path, pictures.size > 0 ? `${pictures.size} 张图片` : '', said].filter(Boolean).join(' · ')}</small>
      {missing.length > 0 && <small className={styles.problem}>{`找不到图片：${missing.join('、')}`}</small>}
      {otherTags.length > 0 && <small>{`站内没有的标签没有带上：${otherTags.join('、')}`}</small>}
      {state?.lost.map((lost) => (
        <small key={lost.path} className={styles.problem}>{`${lost.path}：${lost.reason}`}</small>
      ))}
    </li>
  );
}

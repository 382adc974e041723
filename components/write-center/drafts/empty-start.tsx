'use client';

import { FileUp, FolderOpen, LayoutTemplate } from 'lucide-react';
import Link from 'next/link';
import { BinButton } from '@/components/ui/list/bin-button';
import { Button } from '@/components/ui/button';
import { useOwnDrafts } from '@/components/write-center/drafts/use-own-drafts';
import { useSession } from '@/hooks/session/use-session';
import { useStored } from '@/hooks/ui/use-stored';
import { showToast } from '@/lib/browser/toast-store';
import { offerUndo } from '@/lib/browser/undo';
import { routes } from '@/lib/config/routes';
import { changeWhole } from '@/lib/domain/write-center/article-versions';
import { ownTemplates, removeTemplate, saveTemplate, type OwnTemplate } from '@/lib/domain/write-center/own-templates';
import { TEMPLATES } from '@/lib/domain/write-center/templates';
import { useWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { restoreNext } from '@/lib/drafts/tab-draft';
import { isolated } from '@/lib/utils/direction';
import { clockTime } from '@/lib/utils/clock-time';
import { onOneLine } from '@/lib/utils/plain-text';
import recipes from '@/styles/recipes.module.css';
import styles from './empty-start.module.css';

const MAX_DRAFTS = 3;
const FIRST_WORDS = 60;

interface EmptyStartProps {
  onImport: () => void;
  onImportFolder: () => void;
  onBegun: () => void;
}

export function EmptyStart({ onImport, onImportFolder, onBegun }: EmptyStartProps) {
  const isEmpty = useWriting(({ value }) => value.content === '');
  const own = useStored(ownTemplates) ?? [];
  const userId = useSession().user?.id;
  if (!isEmpty) return null;
  const begin = (content: string) => {
    changeWhole('template', () => writingStore.restore({ ...writingStore.draft(), content }));
    onBegun();
  };
  const remove = (template: OwnTemplate) => {
    removeTemplate(template.name);
    offerUndo({
      text: '已删除模板',
      about: template.name,
      undo: () => {
        const refusal = saveTemplate(template);
        if (refusal) showToast(refusal, 'failed');
      },
    });
  };
  return (
    <section className={styles.start} aria-label="开始写作">
      {own.length > 0 && (
        <>
          <h2 className={recipes.eyebrow}>我的模板</h2>
          <ul className={styles.templates} aria-label="我的模板">
            {own.map((template) => (
              <li key={template.name} className={styles.own}>
                <button type="button" onClick={() => begin(template.content)}>
                  <LayoutTemplate size={18} strokeWidth={1.75} aria-hidden />
                  <strong dir="auto">{template.name}</strong>
                  <small className={recipes.truncate}>{onOneLine(template.content.slice(0, FIRST_WORDS))}</small>
                </button>
                <BinButton label={`删除模板：${isolated(template.name)}`} onClick={() => remove(template)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={recipes.eyebrow}>从模板开始</h2>
      <ul className={styles.templates}>
        {TEMPLATES.map(({ name, purpose, content }) => (
          <li key={name}>
            <button type="button" onClick={() => begin(content)}>
              <LayoutTemplate size={18} strokeWidth={1.75} aria-hidden />
              <strong>{name}</strong>
              <small>{purpose}</small>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.imports}>
        <Button onClick={onImport}>
          <FileUp size={16} strokeWidth={1.75} aria-hidden />
          打开 .md 文件
        </Button>
        <Button aria-haspopup="dialog" onClick={onImportFolder}>
          <FolderOpen size={16} strokeWidth={1.75} aria-hidden />
          导入文件夹
        </Button>
      </div>
      {userId !== undefined && <StartDrafts userId={userId} />}
    </section>
  );
}

/** Drafts of other articles: the newest of this one has been restored already. */
function StartDrafts({ userId }: { userId: string }) {
  const articleId = useWriting(({ id }) => id ?? '');
  const { drafts = [] } = useOwnDrafts(userId);
  const others = drafts.filter(({ subjectId, open }) => subjectId !== articleId && !open);
  if (others.length === 0) return null;
  return (
    <>
      <h2 className={recipes.eyebrow}>继续写草稿</h2>
      <ul className={styles.drafts} aria-label="草稿">
        {others.slice(0, MAX_DRAFTS).map((draft) => (
          <li key={draft.id}>
            <Link href={routes.writeCenter(draft.subjectId)} prefetch={false} onClick={() => restoreNext(draft)}>
              <span className={recipes.truncate}>{onOneLine(draft.value.title) || '无标题'}</span>
              <small>{clockTime(draft.savedAt)}</small>
            </Link>
          </li>
        ))}
      </ul>
      {others.length > MAX_DRAFTS && (
        <Link className={styles.all} href={routes.ownDrafts(userId)} prefetch={false}>
          {`全部 ${others.length} 篇草稿`}
        </Link>
      )}
    </>
  );
}

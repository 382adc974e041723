'use client';

import { useIsMutating } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { publishKey, usePublishArticle } from './use-publish-article';
import type { EarlierState } from '@/hooks/use-gated-mutation';
import { useSession } from '@/hooks/session/use-session';
import { focusContent } from '@/lib/browser/focus-content';
import { showLinkToast } from '@/lib/browser/link-toast';
import { keepToastAcrossLoad } from '@/lib/browser/pending-toast';
import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import { categoryLabel, tagLabel } from '@/lib/domain/article/labels';
import {
  isShown,
  openWriting,
  replaceWriting,
  settleWriting,
  useWriting,
  type Writing,
} from '@/lib/domain/write-center/writing-store';
import { sameArticle } from '@/lib/domain/write-center/writing';
import { PublishPopover } from './publish-popover';

const ConflictDialog = lazyPart(async () => (await import('@/components/document/conflict-dialog')).ConflictDialog, {
  onFail: 'toast',
});

interface PublishingProps {
  /** Renders the html to send. */
  render: (markdown: string) => Promise<string>;
  /** Why the text cannot be published yet, for the author; null when it can. */
  obstacle: () => string | null;
  /** The article could not be loaded, so it cannot be updated. */
  unloaded: boolean;
  /** The text is based on a stale version of the article. */
  outdated: boolean;
  /** The new article has been published; its text stays on the screen until the next page is there. */
  leaving: boolean;
  onLeaving: () => void;
  /** Called when what is known of the article that an earlier page was sending changes. */
  onEarlier: (state: EarlierState) => void;
}

/** Everything that readers see of an article, as lines. */
const linesOf = (writing: Writing) =>
  [
    `标题：${writing.title}`,
    `描述：${writing.description}`,
    `分类：${categoryLabel(writing.category)}`,
    `标签：${writing.tag.map(tagLabel).join('、')}`,
    `封面：${writing.coverImage}`,
    `原文链接：${writing.linkUrl}`,
    `主题：${writing.theme}`,
    `代码样式：${writing.codeStyle}`,
    '',
    writing.content.replace(/\r\n?/g, '\n'),
    '',
  ].join('\n');

/** Whether a new article is being sent: the editor is locked, because further typing would neither be sent nor kept. */
export const useIsCreating = () => useIsMutating({ mutationKey: publishKey(null), exact: true }) > 0;

/** Publishing: the form, its outcome, and the conflict dialog when the article was changed elsewhere. */
export function Publishing({ render, obstacle, unloaded, outdated, leaving, onLeaving, onEarlier }: PublishingProps) {
  const router = useRouter();
  const { user } = useSession();
  const articleId = useWriting((state) => state.articleId);
  const [theirs, setTheirs] = useState<Writing | null>(null);
  const closeForm = useRef(() => {});
  const mounted = useRef(true);
  const done = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      if (done.current) openWriting(null);
      setTimeout(focusContent);
    };
  }, []);

  const handleCreated = (writing: Writing, shown: boolean, draftForgotten: Promise<void>) => {
    const text = '创作文章成功，请等待文章审核';
    keepToastAcrossLoad(text);
    if (user) {
      const href = routes.newArticle(user.id, writing.title.trim());
      showLinkToast({ text, href, linkLabel: '查看我的文章', tone: 'done' });
    } else showToast(text);
    // An author who has navigated away meanwhile stays there.
    if (!mounted.current) {
      if (shown) openWriting(null);
      return;
    }
    if (!shown) return showToast('之前提交的文章已经发布，之后的修改还没有');
    settleWriting(writing, writing);
    done.current = true;
    onLeaving();
    void draftForgotten.then(() => mounted.current && router.push(routes.home()));
  };
  const handleUpdated = (id: string, writing: Writing, stored: Writing, shown: boolean) => {
    showToast('文章编辑成功');
    // The API may not have cleared a field that was emptied.
    if (shown && !sameArticle(writing, stored)) openWriting(id, stored);
    else if (useWriting.getState().articleId === id) settleWriting(writing, stored);
  };
  const { run, pending, earlier } = usePublishArticle({
    articleId,
    render,
    onPublished: (writing, stored, draftForgotten) => {
      closeForm.current();
      const shown = isShown({ articleId, writing });
      if (articleId === null) handleCreated(writing, shown, draftForgotten);
      else handleUpdated(articleId, writing, stored, shown);
    },
    onFound: (writing) => {
      if (isShown({ articleId, writing })) openWriting(null);
    },
    onConflict: (stored) => {
      closeForm.current();
      if (mounted.current) setTheirs(stored);
    },
  });
  useEffect(() => onEarlier(earlier), [earlier, onEarlier]);
  /** @param stored the version that may be overwritten */
  const publish = (stored: Writing | null) => {
    const reason = obstacle();
    if (reason !== null) return showToast(reason, 'failed');
    run({ writing: useWriting.getState().writing, stored });
  };
  const closeConflict = () => setTheirs(null);

  return (
    <>
      <PublishPopover
        obstacle={leaving ? '文章已经发布' : unloaded ? '文章加载出来之前不能更新' : undefined}
        pending={pending}
        onPublish={(close) => {
          closeForm.current = close;
          publish(outdated ? null : useWriting.getState().stored);
        }}
      />
      {theirs && articleId !== null && (
        <ConflictDialog
          noun="文章"
          theirs={linesOf(theirs)}
          mine={linesOf(useWriting.getState().writing)}
          onKeepMine={() => {
            closeConflict();
            publish(theirs);
          }}
          onTakeTheirs={() => {
            closeConflict();
            replaceWriting(articleId, theirs);
          }}
          onClose={closeConflict}
          onLoadFailed={closeConflict}
        />
      )}
    </>
  );
}

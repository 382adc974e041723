'use client';

import { MessageSquarePlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';
import { EmptyState } from '@/components/ui/state/empty-state';
import { InfiniteList } from '@/components/ui/list/infinite-list';
import { ListPager, ListStart } from '@/components/ui/list/list-pager';
import { useFeedbacks } from './use-feedbacks';
import type { RenderedPage } from '@/hooks/lists/use-list';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import { useHash } from '@/hooks/ui/use-hash';
import { routes } from '@/lib/config/routes';
import { FEEDBACK_PAGE_SIZE } from '@/lib/domain/feedback/page-size';
import type { Feedback } from '@/lib/domain/feedback/schema';
import { FeedbackEntry } from './feedback-entry';
import { FeedbackDialog, preloadFeedback } from './feedback-dialog';
import { FeedbackSkeletons } from './feedback-skeletons';

const HASH = /^#feedback-([0-9a-f]+)$/;

interface Writing {
  id?: string;
  content?: string;
}

interface FeedbackListProps {
  initial: RenderedPage<Feedback>;
  bodies?: Readonly<Record<string, ReactNode>>;
}

export function FeedbackList({ initial, bodies = {} }: FeedbackListProps) {
  const sought = HASH.exec(useHash())?.[1] ?? '';
  const { rows, isEmpty, paging } = useFeedbacks(initial, sought);
  /** False when the text has changed since. */
  const isAsRendered = ({ id, html, content }: Feedback) =>
    initial.list.some((row) => row.id === id && row.html === html && row.content === content);
  const gate = useRequireLogin();
  const [writing, setWriting] = useState<Writing | null>(null);
  const stopWriting = () => setWriting(null);
  const write = (what: Writing) => gate(() => setWriting(what));
  return (
    <Card>
      <CardHead title="反馈" note="遇到的问题、想要的功能，都可以告诉我们">
        <Button variant="primary" onPointerEnter={preloadFeedback} onFocus={preloadFeedback} onClick={() => write({})}>
          <MessageSquarePlus size={18} strokeWidth={1.75} aria-hidden />
          提交反馈
        </Button>
      </CardHead>
      {isEmpty ? (
        <EmptyState of="comment">还没有反馈，来写第一条吧</EmptyState>
      ) : (
        <>
          <ListStart page={initial.pageNo} firstHref={routes.feedback()} />
          <InfiniteList {...paging} label="反馈列表" skeleton={<FeedbackSkeletons />}>
            {rows.map((feedback) => (
              <FeedbackEntry
                key={feedback.id}
                feedback={feedback}
                readAt={initial.renderedAt}
                sought={feedback.id === sought}
                body={isAsRendered(feedback) ? bodies[feedback.id] : undefined}
                onEdit={() => write({ id: feedback.id, content: feedback.content })}
              />
            ))}
          </InfiniteList>
          <ListPager
            page={initial.pageNo}
            last={Math.ceil(initial.total / FEEDBACK_PAGE_SIZE)}
            hrefOf={(page) => routes.feedbacks(page)}
          />
        </>
      )}
      {writing && <FeedbackDialog {...writing} onClose={stopWriting} />}
    </Card>
  );
}

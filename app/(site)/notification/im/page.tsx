import type { Metadata, Viewport } from 'next';
import { Suspense } from 'react';
import { MessageSkeletons } from '@/components/message/message-skeletons';
import { Messages } from '@/components/message/messages';
import { MemberNotifications } from '@/components/notification/member-notifications';

export const metadata: Metadata = { title: '私信' };

/** The keyboard of a phone takes room of the chat instead of covering its box. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export default function MessagesPage() {
  return (
    <MemberNotifications skeleton={<MessageSkeletons />}>
      <Suspense fallback={<MessageSkeletons />}>
        <Messages />
      </Suspense>
    </MemberNotifications>
  );
}

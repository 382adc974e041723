import type { Metadata } from 'next';
import { Suspense } from 'react';
import { MessageSkeletons } from '@/components/message/message-skeletons';
import { Messages } from '@/components/message/messages';

export const metadata: Metadata = { title: '私信' };

export default function MessagesPage() {
  return (
    <Suspense fallback={<MessageSkeletons />}>
      <Messages />
    </Suspense>
  );
}

import type { Metadata } from 'next';
import { Suspense } from 'react';
import { MessagePartner } from '@/components/notification/message-partner';

export const metadata: Metadata = { title: '私信' };

export default function MessagesPage() {
  return (
    <Suspense>
      <MessagePartner />
    </Suspense>
  );
}

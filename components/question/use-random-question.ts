'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { tellIfOutdated } from '@/lib/browser/site-update';
import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import { findUnanswered } from '@/lib/domain/question/random-question';

export function useRandomQuestion() {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const found = await findUnanswered();
      if (found) router.push(routes.question(found.id, found.tag));
      else showToast('附近的题都练过了，从分类里接着练吧');
    } catch (error) {
      if (!tellIfOutdated(error)) showToast('题目加载失败，请稍后重试', 'failed');
    } finally {
      setPending(false);
    }
  };
  return { pending, open: () => void open() };
}

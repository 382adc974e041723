import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getShare } from '@/lib/domain/share/api';
import { isIdentifier } from '@/lib/utils/identifier';
import { required } from './load';

export const loadShare = cache(async (id: string) => {
  const share = isIdentifier(id) ? await required(getShare(id)) : null;
  if (!share) notFound();
  return { share, renderedAt: Date.now() };
});

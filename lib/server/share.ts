import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getShare } from '@/lib/domain/share/api';
import { isIdentifier } from '@/lib/utils/identifier';
import { required } from './load';

/** A share as visitors see it, with the time it was read; not found for an id that fails the check (without a request) or that no share has. */
export const loadShare = cache(async (id: string) => {
  const share = isIdentifier(id) ? await required(getShare(id)) : null;
  if (!share) notFound();
  return { share, renderedAt: Date.now() };
});

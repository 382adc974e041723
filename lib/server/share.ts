import 'server-only';
import { getShare } from '@/lib/domain/share/api';
import { isIdentifier } from '@/lib/utils/identifier';
import { deadline } from './deadline';
import { pageLoader } from './page-loader';

/** A share as visitors see it, with the time it was read; null for an id that fails the check (without a request) or that no share has. */
export const loadShare = pageLoader(async (id: string) => {
  const share = isIdentifier(id) ? await getShare(id, { signal: deadline() }) : null;
  return share && { share, renderedAt: Date.now() };
});

'use server';

import { regenerateArticle } from '@/lib/server/revalidation';

/** A reader's browser found that the API has other content than the page shows. */
export async function reportStaleArticle(id: string): Promise<void> {
  if (typeof id === 'string') regenerateArticle(id);
}

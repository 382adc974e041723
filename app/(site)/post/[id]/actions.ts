'use server';

import { after } from 'next/server';
import { regenerateArticle } from '@/lib/server/revalidation';

/**
 * A reader's browser found that the API has other content than the page shows. Done after the answer:
 * an answer that regenerates would also replace the page under the reader.
 */
export async function reportStaleArticle(id: string): Promise<void> {
  if (typeof id === 'string') after(() => void regenerateArticle(id));
}

import type { User } from '@/mocks/db/tables';
import { BusinessFailure, Refusal } from './answers';

interface Sentences {
  gone: string;
  /** The API's usual one when absent. */
  refused?: string;
}

/** The row, for who owns it. @throws BusinessFailure where there is none, Refusal where it is another's */
export function ownedBy<T extends { userId: string }>(viewer: User, row: T | undefined, sentences: Sentences): T {
  if (!row) throw new BusinessFailure(sentences.gone);
  if (row.userId !== viewer.id) throw new Refusal(sentences.refused);
  return row;
}

import type { User } from '@/mocks/db/tables';
import { BusinessFailure, Refusal } from './answers';

interface Refusals {
  /** Message for a missing row; without one it is refused like another's. */
  gone?: string;
  /** Refusal of another's row; 401 when absent. */
  refusal?: Refusal;
}

/** The row, for its owner. @throws BusinessFailure or Refusal where there is none, Refusal where it is another's */
export function ownedBy<T extends { userId: string }>(
  viewer: User,
  row: T | undefined,
  { gone, refusal = new Refusal() }: Refusals = {},
): T {
  if (!row && gone !== undefined) throw new BusinessFailure(gone);
  if (row?.userId !== viewer.id) throw refusal;
  return row;
}

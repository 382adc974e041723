import type { customTagSchema } from '@/lib/domain/tag/schema';
import type { CustomTag } from '@/mocks/db/tables';
import type { Wire } from './wire';

export const customTagRow = ({ id, pid, tagName }: CustomTag): Wire<typeof customTagSchema> => ({ id, pid, tagName });

import * as z from 'zod/mini';
import { picture, rowId, text } from '@/lib/http/fields';

export const friendLinkSchema = z.object({ id: rowId(), name: text(), logo: picture(), link: text() });
export type FriendLink = z.output<typeof friendLinkSchema>;

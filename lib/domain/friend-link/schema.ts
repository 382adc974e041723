import * as z from 'zod/mini';
import { text } from '@/lib/http/fields';

export const friendLinkSchema = z.object({ id: z.string(), name: text(), logo: text(), link: text() });
export type FriendLink = z.output<typeof friendLinkSchema>;

import * as z from 'zod/mini';
import { picture, text } from '@/lib/http/fields';

export const friendLinkSchema = z.object({ id: z.string(), name: text(), logo: picture(), link: text() });
export type FriendLink = z.output<typeof friendLinkSchema>;

import * as z from 'zod/mini';
import { line, picture, rowId, text } from '@/lib/http/fields';

export const friendLinkSchema = z.object({ id: rowId(), name: line('未命名'), logo: picture(), link: text() });

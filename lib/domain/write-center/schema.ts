import * as z from 'zod/mini';
import { codePointsIn } from '@/lib/utils/characters-in';
import { typedLink } from '@/lib/utils/address/safe-link';
import { isBlank } from '@/lib/utils/is-blank';
import { DESCRIPTION_MAX } from './writing-limits';
import type { Writing } from './writing';

/** The settings of an article besides its text (specification 1, section 5). */
export const publishSchema = z.object({
  category: z.string().check(z.minLength(1, '请选择文章分类')),
  tag: z.array(z.string()).check(z.minLength(1, '请输入标签')),
  linkUrl: z
    .string()
    .check(
      z.refine((link) => link.trim() === '' || typedLink(link) !== null, '请输入以 http:// 或 https:// 开头的链接'),
    ),
  description: z.string().check(
    z.refine((text) => !isBlank(text), '请输入文章描述'),
    z.refine((text) => codePointsIn(text) <= DESCRIPTION_MAX, `文章描述不能超过 ${DESCRIPTION_MAX} 字`),
  ),
});
export type PublishValues = z.output<typeof publishSchema>;

export const writingSchema: z.ZodMiniType<Writing> = z.object({
  title: z.string(),
  content: z.string(),
  category: z.string(),
  tag: z.array(z.string()),
  coverImage: z.string(),
  linkUrl: z.string(),
  description: z.string(),
  theme: z.string(),
  codeStyle: z.string(),
});

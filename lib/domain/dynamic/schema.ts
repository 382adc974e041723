import * as z from 'zod/mini';
import { articleSummarySchema } from '@/lib/domain/article/schema';
import { shareSchema } from '@/lib/domain/share/schema';
import { toolSchema } from '@/lib/domain/tool/schema';
import { userSchema } from '@/lib/domain/user/schema';
import { otherId, rowId, text } from '@/lib/http/fields';

const ACTIONS = ['published', 'liked', 'followed', 'collected'] as const;
const actionOf = (type: string): (typeof ACTIONS)[number] | 'other' =>
  ACTIONS.find((_, index) => type === String(index + 1)) ?? 'other';

const rowOf = <T extends z.ZodMiniType>(schema: T, row: unknown): z.output<T> | null =>
  row ? (schema.safeParse(row).data ?? null) : null;

/** An activity of a user. A deleted target has its id only. */
export const dynamicSchema = z.pipe(
  z.object({
    id: rowId(),
    /** Types unknown to this release are shown without a verb. */
    type: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    articleId: otherId(),
    circleId: otherId(),
    focusUserId: otherId(),
    toolId: otherId(),
    createTime: text(),
    pointInfo: z.unknown(),
  }),
  z.transform(({ type, articleId, circleId, focusUserId, toolId, pointInfo, ...row }, context) => {
    const dynamic = { ...row, action: actionOf(type) };
    if (articleId)
      return {
        ...dynamic,
        kind: 'article' as const,
        targetId: articleId,
        target: rowOf(articleSummarySchema, pointInfo),
      };
    if (circleId)
      return { ...dynamic, kind: 'share' as const, targetId: circleId, target: rowOf(shareSchema, pointInfo) };
    if (focusUserId)
      return { ...dynamic, kind: 'user' as const, targetId: focusUserId, target: rowOf(userSchema, pointInfo) };
    if (toolId) return { ...dynamic, kind: 'tool' as const, targetId: toolId, target: rowOf(toolSchema, pointInfo) };
    context.issues.push({ code: 'custom', input: undefined, message: 'A dynamic without a target' });
    return z.NEVER;
  }),
);
export type Dynamic = z.output<typeof dynamicSchema>;

export const dynamicTimeSchema = z.object({ id: rowId(), createTime: text() });

import type * as z from 'zod/mini';
import type { Relation } from '@/mocks/db/relation';
import type { User } from '@/mocks/db/tables';
import { BusinessFailure } from './answers';
import { memberCall } from './call';

interface Toggle<P extends z.ZodMiniType> {
  /** Paths of the call that sets the link, and of the one that removes it. */
  on: string;
  off: string;
  params: P;
  relation: () => Relation;
  /** Id of the link's target. @throws BusinessFailure in both calls for a target that never exists */
  target: (params: z.output<P>) => string;
  /** @throws BusinessFailure for what cannot be linked now */
  check?: (params: z.output<P>, viewer: User) => void;
  /** Name of a success, such as 点赞. */
  verb?: string;
  repeated: string;
  missing: string;
  /** Called after the link was set. */
  tell?: (params: z.output<P>, viewer: User) => void;
}

/** The two calls of a like, a collect, a follow or a reaction. */
export function toggleCalls<P extends z.ZodMiniType>(toggle: Toggle<P>) {
  const { on, off, params, relation, target, check, verb, repeated, missing, tell } = toggle;
  return [
    memberCall({
      method: 'GET',
      path: on,
      params,
      ...(verb && { message: `${verb}成功` }),
      handle: ({ params: input, viewer }) => {
        const to = target(input);
        check?.(input, viewer);
        if (relation().has(viewer.id, to)) throw new BusinessFailure(repeated);
        relation().set(viewer.id, to, Date.now());
        tell?.(input, viewer);
      },
    }),
    memberCall({
      method: 'GET',
      path: off,
      params,
      ...(verb && { message: `取消${verb}成功` }),
      handle: ({ params: input, viewer }) => {
        const to = target(input);
        if (!relation().has(viewer.id, to)) throw new BusinessFailure(missing);
        relation().delete(viewer.id, to);
      },
    }),
  ];
}

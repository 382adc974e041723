import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import type { User } from '@/mocks/db/tables';

/** Everything below it is for tests and QA; the real API has nothing like it. */
export const CONTROL_PREFIX = '/__control';

export const at = (path: string) => `*${CONTROL_PREFIX}${path}`;
export const done = () => HttpResponse.json({ ok: true });
export const refuse = (error: string, status = 400) => HttpResponse.json({ error }, { status });

export const noUser = (username: string) => refuse(`There is no user "${username}"`, 404);

type Act<T> = (input: T) => Response | void;

/** Checks what came with a request, or answers 400 with the problem. */
export function withInput<T extends z.ZodMiniType>(input: unknown, schema: T, act: Act<z.output<T>>): Response {
  const parsed = z.safeParse(schema, input);
  return parsed.success ? (act(parsed.data) ?? done()) : refuse(z.prettifyError(parsed.error));
}

/** Reads the JSON body, or answers 400 with the problem. */
export const withBody = async <T extends z.ZodMiniType>(
  request: Request,
  schema: T,
  act: Act<z.output<T>>,
): Promise<Response> => withInput(await request.json().catch(() => undefined), schema, act);

export const withUser = (username: string, act: Act<User>): Response => {
  const user = [...db.users.values()].find((row) => row.username === username);
  return user ? (act(user) ?? done()) : noUser(username);
};

export const acting = (run: () => void) => () => {
  run();
  return done();
};

/** Plants something that belongs to a member, and answers with its owner. */
export const planting = <T extends z.ZodMiniType<{ username: string }>>(
  path: string,
  schema: T,
  plant: (input: z.output<T>) => { id: string; userId: string } | null,
) =>
  http.post(at(path), ({ request }) =>
    withBody(request, schema, (input) => {
      const planted = plant(input);
      return planted
        ? HttpResponse.json({ id: planted.id, userId: planted.userId }, { status: 201 })
        : noUser(input.username);
    }),
  );

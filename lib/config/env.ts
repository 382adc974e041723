/**
 * The only reader of `process.env`. Everything here is read when it is asked for, on the server, so
 * that one build runs against any API.
 */
import * as z from 'zod/mini';

const origin = (fallback: string) =>
  z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((value) => (value?.trim() ? value.trim().replace(/\/+$/, '') : fallback)),
    ),
    z.string().check(
      z.refine((value) => /^https?:\/\/[^/?#\s]+$/.test(value), {
        error: 'must be an origin such as https://api.example.com, without a path',
      }),
    ),
  );
const setting = (fallback: string) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => value?.trim() || fallback),
  );
const link = () =>
  z.pipe(
    setting(''),
    z.string().check(
      z.refine((value) => value === '' || /^https?:\/\/\S+$/.test(value), {
        error: 'must be an http(s) link or empty',
      }),
    ),
  );

const envSchema = z.object({
  API_ORIGIN: origin('http://127.0.0.1:4000'),
  UPLOAD_ORIGIN: origin('http://127.0.0.1:4000'),
  SITE_URL: origin('http://127.0.0.1:3000'),
  SITE_NAME: setting('GimiShare'),
  MIND_MAP_URL: link(),
  SITE_VERSION: setting('1.0.0'),
  SITE_RECORD_NO: setting(''),
  SITE_COPYRIGHT: setting(''),
  SITE_EMAIL: setting(''),
  GITEE_CLIENT_ID: setting(''),
  GITHUB_CLIENT_ID: setting(''),
  GITEE_AUTHORISE_URL: link(),
  GITHUB_AUTHORISE_URL: link(),
});

export type Env = z.output<typeof envSchema>;

let cached: Env | undefined;

/**
 * The checked environment of the server.
 * @throws an Error that names every wrong variable, in English, for the operator
 */
export function env(): Env {
  if (cached) return cached;
  const parsed = z.safeParse(envSchema, process.env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new Error(`The environment is not usable (see .env.example):\n${lines.join('\n')}`);
  }
  cached = parsed.data;
  return cached;
}

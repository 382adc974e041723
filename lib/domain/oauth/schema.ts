import * as z from 'zod/mini';

export const oauthLoginSchema = z.object({ accessToken: z.string().check(z.minLength(1)) });

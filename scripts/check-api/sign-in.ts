import fs from 'node:fs';
import path from 'node:path';
import { ApiError } from '@/lib/http/api-error';
import { getCaptcha, getPasswordKey, loginWithPassword } from '@/lib/domain/session/api';
import { encryptPassword } from '@/lib/utils/encrypt-password';
import { Unusable } from './preflight';
import type { Terminal } from './terminal';
import { visible } from './visible';

const TRIES = 3;

/** Signs in with the captcha's text typed at the prompt. @returns the token. @throws Unusable */
export async function signIn(username: string, folder: string, { say, prompt, close }: Terminal): Promise<string> {
  const picture = path.join(folder, 'captcha.svg');
  try {
    // The API forgets a picture after a minute, so the password is asked for first.
    const password = await prompt(`Password of ${username}: `, true);
    for (let time = 1; time <= TRIES; time += 1) {
      fs.writeFileSync(picture, await getCaptcha());
      say(`The captcha is in ${picture}`);
      const code = (await prompt('Its text: ')).trim();
      try {
        const cipher = encryptPassword(password, await getPasswordKey());
        return (await loginWithPassword({ username, password: cipher, code })).accessToken;
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'business') throw error;
        say(visible(error.message));
      }
    }
  } catch (error) {
    throw new Unusable(`Signing in does not work: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    close();
    fs.rmSync(picture, { force: true });
  }
  throw new Unusable(`The API refused the sign-in ${TRIES} times.`);
}

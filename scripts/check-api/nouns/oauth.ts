import { loginWithProvider } from '@/lib/domain/oauth/api';
import { NothingToAsk } from '../finding';
import type { NounChecks } from '../noun';

const WITHOUT = 'nobody can sign in through this provider';
const BINDS = 'it binds an account of the provider';

export const oauthChecks: NounChecks = {
  noun: 'oauth',
  calls: {
    'POST /users/auth-gitee': { isRefused: true, without: WITHOUT, ask: () => loginWithProvider('gitee', 'wrong') },
    'POST /users/auth-github': { isRefused: true, without: WITHOUT, ask: () => loginWithProvider('github', 'wrong') },
    'POST /users/bind-gitee': { notAsked: BINDS, without: 'Gitee cannot be bound' },
    'POST /users/bind-github': { notAsked: BINDS, without: 'GitHub cannot be bound' },
  },
  probes: [
    {
      of: 'A11',
      says: 'Gitee and GitHub lead back to the site with the state that it gave',
      without: 'a login through a provider ends with a failure',
      change: 'lib/server/oauth.ts, lib/domain/oauth/answer.ts',
      ask: () => {
        throw new NothingToAsk('the providers answer it: sign in through each once');
      },
    },
    {
      of: 'A12',
      says: 'version, record number, copyright, contact, mind map and name come from the environment',
      without: 'nothing: the API is not asked',
      change: 'lib/config/site.ts',
      ask: () => null,
    },
  ],
};

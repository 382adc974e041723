import { clipText } from '@/lib/utils/clip-text';
import { onOneLine } from '@/lib/utils/plain-text';
import { OAUTH_PROVIDERS } from './providers';

/** Prefix of this site's states, valid or not. */
const BEGINS_AS_STATE = new RegExp(`^(?:${OAUTH_PROVIDERS.join('|')})(?:-bind)?(?:\\.|$)`);

export type OAuthAnswer = (OAuthRefusal | { code: string }) & {
  state: string;
};

interface OAuthRefusal {
  error: string;
  description: string;
}

/** In half-width columns: anybody can put a description into a link, so it is one short line. */
const DESCRIPTION_COLUMNS = 120;

/** Message for a refusal: the provider's own where there is one (specification 1, section 2). */
export const describeOAuthRefusal = ({ error, description }: OAuthRefusal): string =>
  clipText(onOneLine(description.replace(/\p{Cf}/gu, '')), DESCRIPTION_COLUMNS) ||
  (error === 'access_denied' ? '授权已取消' : '第三方授权失败，请稍后重试');

const ANSWER_PARAMETERS = ['code', 'state', 'error', 'error_description', 'error_uri'];

/** Null for an address with neither an error nor a code that has a state of ours. */
export function takeOAuthAnswer(address: string): { answer: OAuthAnswer; rest: string } | null {
  const url = new URL(address);
  const parameter = (name: string) => (url.searchParams.get(name) ?? '').trim();
  const [error, description] = [parameter('error'), parameter('error_description')];
  const [code, state] = [parameter('code'), parameter('state')];
  const refused = error !== '' || description !== '';
  if (!refused && (code === '' || !BEGINS_AS_STATE.test(state))) return null;
  for (const name of ANSWER_PARAMETERS) url.searchParams.delete(name);
  return {
    answer: refused ? { error, description, state } : { code, state },
    rest: `${url.pathname}${url.search}${url.hash}`,
  };
}

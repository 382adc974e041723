import { ApiError } from '@/lib/http/api-error';
import { getSessionUser } from '@/lib/domain/session/api';
import { envelopeOf, inWords, isPage } from './answers';
import { hasTimedOut, type Exchange, type Relay } from './relay';
import { visible } from './visible';

/** There is nothing to check: one sentence says why. It may quote the API. */
export class Unusable extends Error {
  constructor(sentence: string) {
    super(visible(sentence));
  }
}

const TLS = /CERT|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO|EPROTO/;
const NO_HOST = /ENOTFOUND|EAI_AGAIN/;
const LOGIN_STATUS = [401, 403, 407];

function unreachable(api: string, exchange: Exchange): Unusable {
  const { code, message } = exchange.failure ?? { code: '', message: '' };
  const why = code || message;
  if (hasTimedOut(exchange)) {
    return new Unusable(
      `${api} takes more than ${Math.round(exchange.ms / 1_000)} s for a call: a browser gives up after 15 s, so nothing else was asked.`,
    );
  }
  if (TLS.test(code)) {
    return new Unusable(`The certificate of ${api} is not accepted (${why}): the site would not reach it either.`);
  }
  if (NO_HOST.test(code)) return new Unusable(`There is no host of the name in ${api} (${why}).`);
  if (code === 'ECONNREFUSED') return new Unusable(`Nothing listens at ${api} (${why}).`);
  return new Unusable(`${api} does not answer (${why}).`);
}

function noApi(api: string, exchange: Exchange): Unusable {
  const { status, headers, text } = exchange;
  const isRedirect = status >= 300 && status < 400;
  const location = URL.parse(headers.get('location') ?? '', api);
  if (isRedirect && location && location.origin !== api && location.pathname.endsWith(exchange.path)) {
    return new Unusable(`${api} sends its callers on to ${location.origin}: give that address.`);
  }
  const asks = headers.has('www-authenticate') || /<input[^>]+type=["']?password/i.test(text);
  if (isRedirect || asks || LOGIN_STATUS.includes(status)) {
    return new Unusable(
      `A login wall stands before ${api} (${inWords(exchange)}): let this machine through, or give the API’s own address.`,
    );
  }
  if (isPage(exchange)) {
    return new Unusable(
      `${api} answers every call with an HTML page (${status}): is it the site’s address instead of the API’s?`,
    );
  }
  return new Unusable(`There is no API at ${api}: it answers ${inWords(exchange)}.`);
}

/** Whether an API stands there at all, told by three calls. @throws Unusable */
export async function preflight(relay: Relay, api: string): Promise<void> {
  const ask = async (path: string, query?: Record<string, string | number>) => {
    const exchange = await relay.send({ path, token: null, ...(query && { query }) });
    if (exchange.failure) throw unreachable(api, exchange);
    return exchange;
  };
  const session = await ask('/users/sessionuserinfo');
  const list = await ask('/articles', { pageNo: 1, pageSize: 1, sort: 'new' });
  if (!envelopeOf(session) && !envelopeOf(list)) throw noApi(api, list);
  const unknown = await ask('/check-api/no-such-call');
  if (envelopeOf(unknown)?.code === '0') {
    throw new Unusable(
      `${api} answers success to everything, even to a call that no API has: its answers tell nothing.`,
    );
  }
}

/** The session's user. @throws Unusable for a token that the API refuses */
export async function sessionOf(relay: Relay, token: string) {
  relay.signIn(token);
  try {
    return await getSessionUser();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'unauthorised';
    throw new Unusable(
      isRefused
        ? 'The API refuses the token: it has expired, or is of another API. Sign in again, or leave --token out to check as a visitor.'
        : `The session’s user cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

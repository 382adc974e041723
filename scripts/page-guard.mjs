import { rememberAnswer } from './page-memory.mjs';

/**
 * @typedef {{ body: Buffer, policy: string }} Substitute a whole page and its Content-Security-Policy
 * @typedef {{ failed: Substitute, missing?: Substitute | undefined }} Substitutes
 */

/**
 * Looks at a response when its head is written. One that brought no Content-Security-Policy of its own
 * runs no inline script. A page that failed to render, or that turned out to be missing while it was
 * rendered, is an empty one that only a script would fill: it gets a whole page as its body.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ substitutes: Substitutes, policy: string }} options policy: of pages without one
 */
export function guardPage(request, response, { substitutes, policy }) {
  const { writeHead, write, end } = response;
  /** @type {Substitute | undefined} */
  let substitute;
  // A body that is sent without a head brings the head about, too late to hold back its first bytes.
  const sendHead = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
  };
  response.writeHead = (/** @type {any[]} */ ...args) => {
    response.writeHead = writeHead;
    if (!response.hasHeader('content-security-policy')) response.setHeader('content-security-policy', policy);
    const status = typeof args[0] === 'number' ? args[0] : response.statusCode;
    const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
    if (isPage && request.headers.rsc === undefined) {
      if (status >= 500) substitute = substitutes.failed;
      if (status === 404) substitute = substitutes.missing;
    }
    rememberAnswer(request, response, status);
    if (!substitute) return writeHead.apply(response, args);
    response.removeHeader('content-encoding');
    response.removeHeader('etag');
    response.setHeader('content-length', substitute.body.length);
    response.setHeader('content-security-policy', substitute.policy);
    return response.writeHead(status);
  };
  response.write = (/** @type {any[]} */ ...args) => {
    sendHead();
    return substitute !== undefined || Reflect.apply(write, response, args);
  };
  response.end = (/** @type {any[]} */ ...args) => {
    sendHead();
    return Reflect.apply(end, response, substitute ? [substitute.body] : args);
  };
}

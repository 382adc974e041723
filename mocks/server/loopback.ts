import type { IncomingMessage } from 'node:http';
import { isLoopbackName } from '@/mocks/handlers/rules';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

const isNamedLoopback = (origin: string): boolean => isLoopbackName(URL.parse(origin)?.hostname ?? '');

export const comesFromThisMachine = ({ socket }: IncomingMessage): boolean => LOOPBACK.test(socket.remoteAddress ?? '');

/**
 * Whether a page of another site had the browser of this machine send it. Such a page says its own name: as the Origin of
 * what it sends, or as the Host after its name was resolved to this machine.
 */
export const comesFromAnotherSite = ({ headers: { host = '', origin } }: IncomingMessage): boolean =>
  !isNamedLoopback(`http://${host}`) || (origin !== undefined && !isNamedLoopback(origin));

import { addressPayloads } from './addresses';
import { clobberingPayloads } from './clobbering';
import { handlerPayloads } from './handlers';
import { markupPayloads } from './markup';
import { namespacePayloads } from './namespaces';
import { parsingPayloads } from './parsing';
import type { HostilePayload } from './types';

/** Every payload that articles, comments and feedback are tested with. */
export const hostilePayloads: readonly HostilePayload[] = [
  ...markupPayloads,
  ...handlerPayloads,
  ...addressPayloads,
  ...namespacePayloads,
  ...parsingPayloads,
  ...clobberingPayloads,
];

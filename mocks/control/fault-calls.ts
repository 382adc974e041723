import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { closeSockets, cutSockets, muteSockets, setSocketMode, socketCounts } from '@/mocks/socket/connections';
import {
  addMessageFault,
  listMessageFaults,
  messageFaultSchema,
  removeMessageFault,
} from '@/mocks/socket/message-faults';
import { acting, at, done, refuse, withBody } from './answers';
import { addFault, clearFaults, faultSchema, listFaults, removeFault } from './faults';

const socketsSchema = z.object({ mode: z.enum(['serve', 'refuse', 'drop']) });

/** Calls that make other calls, private messages and sockets fail. */
export const faultCalls = [
  http.get(at('/faults'), () => HttpResponse.json({ calls: listFaults(), messages: listMessageFaults() })),
  http.post(at('/faults'), ({ request }) =>
    withBody(request, faultSchema, (fault) => HttpResponse.json({ id: addFault(fault) }, { status: 201 })),
  ),
  http.delete(at('/faults'), acting(clearFaults)),
  http.delete(at('/faults/:id'), ({ params }) => {
    const id = String(params.id);
    return removeFault(id) || removeMessageFault(id) ? done() : refuse(`There is no fault "${id}"`, 404);
  }),
  http.post(at('/messages/faults'), ({ request }) =>
    withBody(request, messageFaultSchema, (fault) =>
      HttpResponse.json({ id: addMessageFault(fault) }, { status: 201 }),
    ),
  ),
  http.get(at('/sockets'), () => HttpResponse.json(socketCounts())),
  http.post(at('/sockets'), ({ request }) => withBody(request, socketsSchema, ({ mode }) => setSocketMode(mode))),
  http.post(at('/sockets/cut'), () => HttpResponse.json({ cut: cutSockets() })),
  http.post(at('/sockets/mute'), () => HttpResponse.json({ muted: muteSockets() })),
  http.post(at('/sockets/close'), () => HttpResponse.json({ closed: closeSockets() })),
];

import { afterAll, beforeAll, beforeEach } from 'vitest';
import { clearFaults } from '@/mocks/control/faults';
import { clearRequests, listRequests, type ReceivedRequest } from '@/mocks/control/requests';
import { resetDb } from '@/mocks/db';
import { server } from '@/mocks/node';

/** Gives the tests of a file the contract API (mocks/README.md), its store seeded again before each. */
export function startContractApi(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    server.resetHandlers();
    resetDb();
    clearFaults();
    clearRequests();
  });
  afterAll(() => server.close());
}

/** The requests to `path` (below the API's prefix) in this test, oldest first. */
export const callsOf = (path: string): ReceivedRequest[] => listRequests(path);

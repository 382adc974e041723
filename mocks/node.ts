import { setupServer } from 'msw/node';
import { controlHandlers } from './control/handlers';
import { faultHandler } from './control/faults';
import { requestLog } from './control/requests';
import { apiHandlers } from './handlers';
import { socketHandler } from './socket/handlers';

/** The contract API inside a test's own process. `startContractApi` (test/contract.ts) starts it for a file and resets it before each test. */
export const server = setupServer(...controlHandlers, requestLog, faultHandler, ...apiHandlers, socketHandler);

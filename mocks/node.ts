import { setupServer } from 'msw/node';
import { controlHandlers } from './control/handlers';
import { faultHandler } from './control/faults';
import { requestLog } from './control/requests';
import { apiHandlers } from './handlers';
import { socketHandler } from './socket/handlers';

/** The contract API within a test's process; `startContractApi` (test/contract.ts) resets it before each test. */
export const server = setupServer(...controlHandlers, requestLog, faultHandler, ...apiHandlers, socketHandler);

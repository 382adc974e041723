import { http } from 'msw';
import { accountCalls } from './account-calls';
import { at, refuse } from './answers';
import { faultCalls } from './fault-calls';
import { plantingCalls } from './planting-calls';
import { stateCalls } from './state-calls';

export const controlHandlers = [
  ...stateCalls,
  ...faultCalls,
  ...accountCalls,
  ...plantingCalls,
  http.all(at('/*'), () => refuse('The control surface has no such call (see mocks/README.md)', 404)),
];

import type { NounChecks } from '../noun';

const notAsked = 'it changes how its member signs in';

export const accountChecks: NounChecks = {
  noun: 'account',
  calls: {
    'GET /users/unbind': { notAsked, without: 'no account can be unbound' },
    'POST /users/bindemail': { notAsked, without: 'no address can be bound' },
    'POST /users/updatepassword': { notAsked, without: 'no password can be changed' },
  },
};

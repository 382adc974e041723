import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, setForwardingHeaders } from './client-address.ts';

const PEER = '10.0.0.9';
const request = (headers: IncomingHttpHeaders = {}, remoteAddress: string | undefined = PEER) =>
  ({ headers, socket: { remoteAddress } }) as IncomingMessage;

function passedOn(headers: IncomingHttpHeaders, trustProxy: boolean) {
  const passed = request({ ...headers });
  setForwardingHeaders(passed, trustProxy);
  return passed.headers;
}

/** All headers that claim a client address. */
const CLAIMS = {
  forwarded: 'for=1.1.1.1',
  'x-forwarded-for': '1.1.1.1, 2.2.2.2',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'site.example',
  'x-real-ip': '1.1.1.1',
  'x-client-ip': '1.1.1.1',
  'true-client-ip': '1.1.1.1',
  'cf-connecting-ip': '1.1.1.1',
  'wl-proxy-client-ip': '1.1.1.1',
  x_forwarded_for: '1.1.1.1',
  'x-original-url': '/admin',
};

describe('limits', () => {
  const counted = (address: string) => clientAddress(request({}, address), false);

  it('count an IPv6 network as one client', () => {
    const ofOneNetwork = ['2001:db8:1:2::1', '2001:DB8:1:2:3:4:5:6', '2001:0db8:0001:0002::', '2001:db8:1:2::1.2.3.4'];
    expect(new Set(ofOneNetwork.map(counted))).toEqual(new Set(['2001:db8:1:2']));
    expect(['2001:db8:1:3::1', '2001:db8::1', '::1'].map(counted)).toEqual(['2001:db8:1:3', '2001:db8:0:0', '0:0:0:0']);
  });

  it('count an IPv4 address as one, however it is written', () => {
    expect(['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:192.0.2.2'].map(counted)).toEqual([
      '192.0.2.1',
      '192.0.2.1',
      '192.0.2.2',
    ]);
  });
});

describe('a client that is not a trusted proxy', () => {
  it('is its own address, whatever it claims', () => {
    expect(clientAddress(request(CLAIMS), false)).toBe(PEER);
  });

  it('is passed on as itself, and none of its claims', () => {
    expect(passedOn({ ...CLAIMS, accept: '*/*' }, false)).toEqual({
      accept: '*/*',
      'x-forwarded-for': PEER,
      'x-forwarded-proto': 'http',
    });
  });
});

describe('a trusted proxy', () => {
  it.each([
    ['2.2.2.2', '2.2.2.2'],
    // Only the last address is the proxy's own.
    ['1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['1.1.1.1,, 2.2.2.2 , ', '2.2.2.2'],
    [' , ', PEER],
    [undefined, PEER],
  ])('that says "%s" speaks for %s', (chain, address) => {
    expect(clientAddress(request(chain === undefined ? {} : { 'x-forwarded-for': chain }), true)).toBe(address);
  });

  it('is passed on at the end of its chain, with its protocol and host', () => {
    expect(passedOn(CLAIMS, true)).toEqual({
      'x-forwarded-for': `1.1.1.1, 2.2.2.2, ${PEER}`,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'site.example',
    });
  });

  it('that says nothing is passed on as itself', () => {
    expect(passedOn({}, true)).toEqual({ 'x-forwarded-for': PEER, 'x-forwarded-proto': 'http' });
  });
});

it('a connection that is gone already has no address', () => {
  expect(clientAddress({ headers: {}, socket: {} } as IncomingMessage, true)).toBe('');
});

import { expect, test } from 'vitest';
import { foreignHost } from './foreign-host';

const ORIGINS = 'https://upload.example https://cdn.example:8443';

test.each([
  ['https://upload.example/x.png', ''],
  ['https://cdn.example:8443/x.png', ''],
  ['/uploads/x.png', ''],
  ['data:image/png;base64,AAAA', ''],
  ['https://cdn.example/x.png', 'cdn.example'],
  ['http://upload.example/x.png', 'upload.example'],
  ['https://upload.example.evil.test/x.png', 'upload.example.evil.test'],
  ['https://upload.example@evil.test/x.png', 'evil.test'],
])('%j lies at a foreign host: %j', (address, host) => expect(foreignHost(address, ORIGINS)).toBe(host));

import { expect, it } from 'vitest';
import { masker } from './mask';

it('personal data and secrets are hidden, and the address that was checked is not', () => {
  const mask = masker(['小明', 't0ken', ''], ['http://10.0.0.1:4000']);
  expect(mask('小明 someone@example.com 13800138000 192.168.3.4 t0ken http://10.0.0.1:4000 1732600000000')).toBe(
    '*** *** *** *** *** http://10.0.0.1:4000 1732600000000',
  );
});

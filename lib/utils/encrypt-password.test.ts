import { describe, expect, it } from 'vitest';
import { encryptPassword } from './encrypt-password';

const key = { aesKey: '0123456789abcdef', aesIv: 'fedcba9876543210' };

describe('a password on its way to the API', () => {
  // Vectors of `openssl enc -aes-128-cbc -nopad` over the zero-padded UTF-8 text.
  it.each([
    ['demo123456', 'dRUNZAwhL4knTn/yibRSPQ=='],
    ['exactly16letters', '7IAUxV3rKTpew1pRuCzA0Q=='],
    ['aaaaaaaaaaaaaaaaa', 'FQq7MLO4Z7s8v2zJXAEqO2ZvQLQHVsaK4MuDvYMndqc='],
    ['密码 pass@2026', '8ys1bKHq8SE4ixRWfjL28w=='],
  ])('%j is AES-CBC with zero padding, in base64', (password, cipherText) => {
    expect(encryptPassword(password, key)).toBe(cipherText);
  });

  it('is another text under another key or vector', () => {
    const first = encryptPassword('demo123456', key);
    expect(encryptPassword('demo123456', { ...key, aesKey: 'f123456789abcdef' })).not.toBe(first);
    expect(encryptPassword('demo123456', { ...key, aesIv: '0edcba9876543210' })).not.toBe(first);
  });
});

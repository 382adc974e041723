import { randomInt } from 'node:crypto';
import CryptoJS from 'crypto-js';
import type { HttpSession } from '@/mocks/db/tables';
import { BusinessFailure } from './answers';

/** Leaves out characters that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

export const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export function captchaMarkup(text: string): string {
  const letters = [...text].map(
    (letter, index) =>
      `<text x="${14 + index * 26}" y="${27 + randomInt(7)}" rotate="${randomInt(30) - 15}" font-size="26" font-family="monospace" fill="#345">${letter}</text>`,
  );
  const strokes = Array.from(
    { length: 3 },
    () => `<path d="M0 ${randomInt(40)} Q60 ${randomInt(40)} 120 ${randomInt(40)}" stroke="#9ab" fill="none"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><rect width="120" height="40" fill="#eef2f6"/>${strokes.join('')}${letters.join('')}</svg>`;
}

/** Accepted besides the real ones, for tests and demonstrations. */
const ANY_CAPTCHA = '8888';

/** @throws BusinessFailure for a wrong text; the picture stays valid as long as the session does */
export function checkCaptcha(text: string, session: HttpSession): void {
  if (text === ANY_CAPTCHA || text.toLowerCase() === session.captcha?.toLowerCase()) return;
  throw new BusinessFailure('验证码错误');
}

/** The clear password, or null when it was not encrypted under the session's current key. */
export function decryptPassword(cipherText: string, cipher: { aesKey: string; aesIv: string } | null): string | null {
  if (!cipher) return null;
  try {
    return CryptoJS.AES.decrypt(cipherText, CryptoJS.enc.Utf8.parse(cipher.aesKey), {
      iv: CryptoJS.enc.Utf8.parse(cipher.aesIv),
      mode: CryptoJS.mode.CBC,
      padding: CryptoJS.pad.ZeroPadding,
    }).toString(CryptoJS.enc.Utf8);
  } catch {
    return null;
  }
}

import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import ZeroPadding from 'crypto-js/pad-zeropadding';

/** AES-CBC with zero padding, base64, as the API takes it. */
export function encryptPassword(password: string, { aesKey, aesIv }: { aesKey: string; aesIv: string }): string {
  // CBC is the library's default mode.
  return AES.encrypt(password, Utf8.parse(aesKey), { iv: Utf8.parse(aesIv), padding: ZeroPadding }).toString();
}

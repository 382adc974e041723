import { emptyTable } from '../table';

export interface Token {
  userId: string;
  expires: number;
}

/** The API's own HTTP session, behind the cookie SESSIONID. */
export interface HttpSession {
  expires: number;
  captcha: string | null;
  cipher: { aesKey: string; aesIv: string } | null;
  /** When it last had a code sent by e-mail. */
  emailSentAt: number | null;
}

/** A QR code to scan; its authId is never given out again. */
interface QrCode {
  authId: string;
  /** User id of the account that it binds to WeChat; null: it signs in. */
  boundTo: string | null;
  /** Until when it can be scanned; 0 once it was. */
  expires: number;
}

/** What a provider handed out after somebody agreed. */
export interface OAuthCode {
  code: string;
  provider: 'gitee' | 'github';
  /** At the provider. */
  accountId: string;
  accountName: string;
  expires: number;
}

/** The code last sent to an address. */
interface EmailCode {
  email: string;
  code: string;
  expires: number;
}

export const tokens = emptyTable<Token>();
export const httpSessions = emptyTable<HttpSession>();
/** By authId. */
export const qrCodes = emptyTable<QrCode>();
export const oauthCodes = emptyTable<OAuthCode>();
/** By address. */
export const emailCodes = emptyTable<EmailCode>();

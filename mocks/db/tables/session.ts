import { emptyTable } from '../table';

export interface Token {
  userId: string;
  expires: number;
}

export interface HttpSession {
  expires: number;
  captcha: string | null;
  cipher: { aesKey: string; aesIv: string } | null;
  emailSentAt: number | null;
}

/** A QR code to scan; its authId is never given out again. */
interface QrCode {
  authId: string;
  /** User id of the account that it binds to WeChat; null: it signs in. */
  boundTo: string | null;
  /** Expiry; 0 once it was scanned. */
  expires: number;
}

export interface OAuthCode {
  code: string;
  provider: 'gitee' | 'github';
  accountId: string;
  accountName: string;
  expires: number;
}

interface EmailCode {
  email: string;
  code: string;
  expires: number;
}

export const tokens = emptyTable<Token>();
export const httpSessions = emptyTable<HttpSession>();
export const qrCodes = emptyTable<QrCode>();
export const oauthCodes = emptyTable<OAuthCode>();
export const emailCodes = emptyTable<EmailCode>();

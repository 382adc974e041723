import { defineTable, emptyTable } from '../table';

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

/** An account at the providers, which their consent page offers. */
export interface OAuthAccount {
  accountId: string;
  accountName: string;
}

export interface OAuthCode extends OAuthAccount {
  code: string;
  provider: 'gitee' | 'github';
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
export const oauthAccounts = defineTable({
  seed: (): OAuthAccount[] => [
    { accountId: '10001', accountName: 'lulu-dev' },
    { accountId: '10002', accountName: 'new-comer' },
  ],
});
export const oauthCodes = emptyTable<OAuthCode>();
export const emailCodes = emptyTable<EmailCode>();

import { request, type RequestContext, write } from '@/lib/http/request';
import { captchaSchema, loginSchema, passwordKeySchema, qrCodeSchema, sessionUserSchema } from './schema';

/** The user of the token. @throws ApiError 'unauthorised' for an invalid one */
export const getSessionUser = (context: RequestContext = {}) =>
  request({ path: '/users/sessionuserinfo', schema: sessionUserSchema, ...context });

export const getCaptcha = ({ signal }: RequestContext = {}) =>
  request({ path: '/unit/verificatecode', schema: captchaSchema, signal });

/** One-time key for encrypting a password. */
export const getPasswordKey = ({ signal }: RequestContext = {}) =>
  request({ path: '/unit/getpublickey', schema: passwordKeySchema, signal });

export const loginWithPassword = (body: { username: string; password: string; code: string }) =>
  request({ path: '/users/login', body, schema: loginSchema });

/** Sends a six-digit code. @throws ApiError 'business' when repeated within a minute */
export const sendEmailCode = (email: string) => write({ path: '/unit/emailcode', query: { email } });
export const loginWithEmail = ({ email, code }: { email: string; code: string }) =>
  request({ path: '/users/login', body: { email, code, emailLogin: true }, schema: loginSchema });

/** Both passwords are encrypted under one key. */
interface EncryptedCredentials {
  username: string;
  password: string;
  confirmPassword: string;
  /** Text of the captcha; it stays valid for the login that follows. */
  code: string;
}

export const registerUser = (body: EncryptedCredentials) => write({ path: '/users/registeruser', body });

/** Gives an account created through a provider a username and a password. */
export const bindUsername = (body: EncryptedCredentials) => write({ path: '/users/bindusername', body });

export const getLoginQrCode = (authId: string, { signal }: RequestContext = {}) =>
  request({ path: '/unit/getqrcode', query: { authId }, schema: qrCodeSchema, signal });

export const getBindingQrCode = (authId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/generateqrcode', query: { authId }, schema: qrCodeSchema, signal });

export const checkIn = () => write({ path: '/users/sign-in', body: {} });

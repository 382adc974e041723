import { request, type RequestContext, write } from '@/lib/http/request';
import { captchaSchema, loginSchema, passwordKeySchema, qrCodeSchema, sessionUserSchema } from './schema';

/** The user of this browser's token. @throws ApiError 'unauthorised' when the token is none or expired */
export const getSessionUser = (context: RequestContext = {}) =>
  request({ path: '/users/sessionuserinfo', schema: sessionUserSchema, ...context });

/** A new captcha's picture as svg markup; it replaces the one before. */
export const getCaptcha = ({ signal }: RequestContext = {}) =>
  request({ path: '/unit/verificatecode', schema: captchaSchema, signal });

/** The key that the next password has to be encrypted under; it serves once. */
export const getPasswordKey = ({ signal }: RequestContext = {}) =>
  request({ path: '/unit/getpublickey', schema: passwordKeySchema, signal });

export const loginWithPassword = (body: { username: string; password: string; code: string }) =>
  request({ path: '/users/login', body, schema: loginSchema });

/** Sends a six-digit code to an address. @throws ApiError 'business' a second time within a minute */
export const sendEmailCode = (email: string) => write({ path: '/unit/emailcode', query: { email } });
/** Signs in with a code that was sent to the address. */
export const loginWithEmail = ({ email, code }: { email: string; code: string }) =>
  request({ path: '/users/login', body: { email, code, emailLogin: true }, schema: loginSchema });

/** The passwords are encrypted, both under one key. */
interface EncryptedCredentials {
  username: string;
  password: string;
  confirmPassword: string;
  /** Text of the captcha; it stays valid for the login that follows. */
  code: string;
}

export const registerUser = (body: EncryptedCredentials) => write({ path: '/users/registeruser', body });

/** Gives an account that was created through a provider a username and a password. */
export const bindUsername = (body: EncryptedCredentials) => write({ path: '/users/bindusername', body });

/** A picture to scan with WeChat; the login comes over the socket of the same authId. */
export const getLoginQrCode = (authId: string, { signal }: RequestContext = {}) =>
  request({ path: '/unit/getqrcode', query: { authId }, schema: qrCodeSchema, signal });

/** The same to bind WeChat to the signed-in account. */
export const getBindingQrCode = (authId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/generateqrcode', query: { authId }, schema: qrCodeSchema, signal });

/** The daily sign-in, which brings experience. */
export const checkIn = () => write({ path: '/users/sign-in', body: {} });

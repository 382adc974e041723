export const API_PREFIX = '/gimishare/api/v1';
/** Upload path of the image service, on its own origin and passed on by the site. */
export const UPLOAD_PATH = '/upload/uploadFile';
/** Whether the API or the image service is asked, not the site. */
export const isCallAddress = (url: string): boolean =>
  url.startsWith(`${API_PREFIX}/`) || url.split('?', 1)[0] === UPLOAD_PATH;
/** Cookie that holds the session token (specification 1, section 9). */
export const TOKEN_COOKIE = 'ACCESS_TOKEN';
export const TOKEN_HEADER = 'accessToken';
/** The front server says by it (`1`) that a call never reached the API, so that it may be repeated. */
export const NEVER_SENT_HEADER = 'X-Request-Never-Sent';

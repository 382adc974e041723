/** The prefix of every call of the API. */
export const API_PREFIX = '/gimishare/api/v1';
/** The image service's upload path, on its own origin and passed on by the site. */
export const UPLOAD_PATH = '/upload/uploadFile';
/** Cookie that holds the session token (specification 1, section 9). */
export const TOKEN_COOKIE = 'ACCESS_TOKEN';
/** The request header that carries the token. */
export const TOKEN_HEADER = 'accessToken';
/**
 * Response header (`1`) by which the server in front says that a call never reached the API, so that sending it again
 * cannot do it twice. Any other answer without an envelope, whatever its status, leaves that open.
 */
export const NEVER_SENT_HEADER = 'X-Request-Never-Sent';

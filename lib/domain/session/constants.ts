/** Lifetime of the token cookie (specification 1, section 9). */
export const TOKEN_DAYS = 7;

/** Keep-alive while a captcha is shown: the API forgets it after a minute without a call. */
export const CAPTCHA_KEEPALIVE_MS = 45_000;

/** Lifetime of the token cookie (specification 1, section 9). */
export const TOKEN_DAYS = 7;

/** The API forgets a captcha after a minute without a call; while the form is open it is called this often. */
export const CAPTCHA_KEEPALIVE_MS = 45_000;

/** How a new password is verified: '0' by a code, '1' by the old one, '2' not at all (first time). */
export type PasswordMode = '0' | '1' | '2';

export const BY_EMAIL = '0' satisfies PasswordMode;
export const BY_OLD_PASSWORD = '1' satisfies PasswordMode;
export const FIRST_TIME = '2' satisfies PasswordMode;

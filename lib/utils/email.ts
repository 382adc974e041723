const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

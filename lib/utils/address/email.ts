const EMAIL = /^[^\p{Z}\p{C}@]+@[^\p{Z}\p{C}@.]+(?:\.[^\p{Z}\p{C}@.]+)+$/u;

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

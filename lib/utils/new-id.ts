/* `crypto.randomUUID` is missing on insecure origins. */

export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** 32 hexadecimal digits that cannot be guessed. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

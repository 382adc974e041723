const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const PHONE = /(?<!\d)1\d{10}(?!\d)/g;
const ADDRESS = /(?<![\d.])\d{1,3}(\.\d{1,3}){3}(?![\d.])/g;
const HIDDEN = '***';

/** Hides mail addresses, phone numbers, network addresses, and the given secrets, in anything that is reported. */
export function masker(secrets: readonly string[], shown: readonly string[] = []) {
  const hidden = secrets.filter((secret) => secret.length > 1).toSorted((one, other) => other.length - one.length);
  return (text: string): string => {
    let masked = text;
    for (const secret of hidden) masked = masked.replaceAll(secret, HIDDEN);
    return masked
      .replace(EMAIL, HIDDEN)
      .replace(PHONE, HIDDEN)
      .replace(ADDRESS, (address) => (shown.some((text) => text.includes(address)) ? address : HIDDEN));
  };
}

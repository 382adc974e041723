/** The key of an event, a letter in lower case; where the layout has another script (Cyrillic), the letter of its place. */
export function keyLetter({ key, code }: { key: string; code: string }): string {
  if (key.length !== 1) return key;
  return key > '\u007f' && code.startsWith('Key') ? code.slice('Key'.length).toLowerCase() : key.toLowerCase();
}

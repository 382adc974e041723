/** The lines of a text without the white space around them; blank ones are left out. */
export const trimmedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

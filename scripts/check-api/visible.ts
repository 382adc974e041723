/** Signs that a terminal obeys or that are not seen: C0, C1, bidi marks, separators of lines, zero widths. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Makes text of the API safe for a terminal and a report: it stays on one line, and its control signs are shown. */
export const visible = (text: string): string =>
  text.replace(UNSEEN, (sign) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16);
    return code.length > 2 ? `\\u{${code}}` : `\\x${code.padStart(2, '0')}`;
  });

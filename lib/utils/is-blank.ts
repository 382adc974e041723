/** A character that can be seen: neither a space, a control or format character, nor a filler without a glyph. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing of a text can be seen, whatever characters it has. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Excludes spaces, control and format characters, and fillers. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const isBlank = (text: string): boolean => !VISIBLE.test(text);

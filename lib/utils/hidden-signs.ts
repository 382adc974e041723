const HIDDEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;

/** Such signs where they shape what is seen: within an emoji, behind a Han character, in scripts that join letters. */
const SHAPING = new RegExp(
  [
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=[\\p{Extended_Pictographic}\\p{Script=Han}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
    '(?<=[\\d#*])\\ufe0f(?=\\u20e3)',
    '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007f}]{0,6})[\\u{e0020}-\\u{e007f}]',
    '(?<=[\\p{Lo}\\p{M}])(?<![\\p{Script=Han}\\p{Script=Hira}\\p{Script=Kana}\\p{Script=Hangul}\\p{Script=Inherited}])[\\u200c\\u200d\\u180b-\\u180f]',
  ].join('|'),
  'gu',
);

/** Whether a name has signs that nobody sees, so that it looks like another one. */
export const hasHiddenSigns = (name: string): boolean => HIDDEN.test(name.replace(SHAPING, ''));

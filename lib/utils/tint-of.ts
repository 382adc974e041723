const TINTS = 6;

export const tintOf = (userId: string): string => {
  const sum = Array.from(userId).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return `var(--color-tint-${sum % TINTS})`;
};

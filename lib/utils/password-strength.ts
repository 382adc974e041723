/** 0 none, 1 weak, 2 fair, 3 strong. */
type StrengthLevel = 0 | 1 | 2 | 3;

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

export function passwordStrength(password: string): StrengthLevel {
  if (password === '') return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const isRepeated = new Set(password).size < 5;
  if (password.length < 8 || kinds < 2 || isRepeated) return 1;
  return password.length >= 12 && kinds >= 3 ? 3 : 2;
}

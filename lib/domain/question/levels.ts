/** Bands of the API's levels, which go from 0 to 5 by halves. */
export const LEVEL_BANDS = [
  { band: 'easy', name: '入门', from: 0, below: 2.5 },
  { band: 'middle', name: '进阶', from: 2.5, below: 4 },
  { band: 'hard', name: '困难', from: 4, below: Infinity },
] as const;
type LevelBand = (typeof LEVEL_BANDS)[number]['band'];

export interface QuestionFilter {
  /** All categories when absent. */
  tag?: string | undefined;
  band?: LevelBand | undefined;
}

export function isInBand(level: number, band: LevelBand | undefined): boolean {
  const found = LEVEL_BANDS.find((entry) => entry.band === band);
  return !found || (level >= found.from && level < found.below);
}

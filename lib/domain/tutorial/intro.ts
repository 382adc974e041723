export const INTRO = 'intro';

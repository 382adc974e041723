export const INTRO = 'intro';

export const FAQ_CATEGORY = 'faq';

/** Chapter segment of the introduction (specification 2, section 2). */
export const INTRO = 'intro';

/** Category of a question with answers (assumption A17). */
export const FAQ_CATEGORY = 'faq';

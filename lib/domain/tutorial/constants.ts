/** The chapter segment of a tutorial's introduction (specification 2, section 2). */
export const INTRO = 'intro';

/** A chapter of this category is a question with answers (assumption A17). */
export const FAQ_CATEGORY = 'faq';

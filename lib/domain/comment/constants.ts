/** Comments of an article, as likes of comments tell them from those of the circle. */
export const ITEM_TYPE_ARTICLE = 1;

/** A comment of more characters or lines is shown folded. */
export const FOLD_CHARACTERS = 600;
export const FOLD_LINES = 12;

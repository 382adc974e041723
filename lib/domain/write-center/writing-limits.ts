export const DESCRIPTION_MAX = 255;
export const MOST_TAGS = 4;

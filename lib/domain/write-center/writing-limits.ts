export const DESCRIPTION_MAX = 255;
export const MAX_TAGS = 4;

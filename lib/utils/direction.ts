const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Removes embeddings, overrides and isolates: one that is not closed would reorder the text around it. */
export const withoutDirectionControls = (text: string): string => text.replace(CONTROLS, '');

/** Isolates right-to-left letters (UAX #9), as `<bdi>` does, in a text that can hold no element, such as a title. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

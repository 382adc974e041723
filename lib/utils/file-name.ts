/** Replaces characters that file systems refuse by spaces. */
export const fileName = (text: string): string => text.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();

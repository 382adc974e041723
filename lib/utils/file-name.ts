/** A text as part of a file's name: characters that no file system takes become spaces. */
export const fileName = (text: string): string => text.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();

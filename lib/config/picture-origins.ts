import { env } from './env.ts';

/** Server only; the root element hands them, with spaces between them, to the browser (assumption A21). */
export const pictureOrigins = (): string => [env().UPLOAD_ORIGIN, ...env().PICTURE_ORIGINS].join(' ');

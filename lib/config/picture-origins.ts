import { env } from './env.ts';

/**
 * Further hosts of uploaded pictures, space-separated; by default the image service (assumption A21). Server only; the
 * root element hands it to the browser.
 */
export const pictureOrigins = (): string => [env().UPLOAD_ORIGIN, ...env().PICTURE_ORIGINS].join(' ');

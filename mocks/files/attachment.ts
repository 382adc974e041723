import { HttpResponse } from 'msw';

/** A file as the API sends one: without an envelope, named by its content-disposition. */
export const attachment = (content: Buffer | string, type: string, name: string) =>
  new HttpResponse(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });

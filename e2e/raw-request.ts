import http from 'node:http';

/** Asks for a path exactly as it is written: browsers and fetch would normalise it first. */
export function rawRequest(
  site: string | undefined,
  path: string,
): Promise<{ status: number; body: string; location: string | undefined }> {
  const { hostname, port } = new URL(site ?? '');
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, location: response.headers.location }),
      );
    });
    request.on('error', reject);
  });
}

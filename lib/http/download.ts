import axios from 'axios';

interface DownloadLimits {
  maxBytes: number;
  timeoutMs: number;
}

/** Bytes of a public file, within limits and without redirects, which could lead to another host; null on any failure. */
export async function download(address: string, { maxBytes, timeoutMs }: DownloadLimits): Promise<Buffer | null> {
  try {
    const { data } = await axios.get<ArrayBuffer>(address, {
      responseType: 'arraybuffer',
      maxRedirects: 0,
      maxContentLength: maxBytes,
      // Compressed bytes would grow beyond the limit.
      decompress: false,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return Buffer.from(data);
  } catch {
    return null;
  }
}

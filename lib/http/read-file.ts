import axios from 'axios';

/** A file of this site, in the browser. Rejects for a status that is no success. */
export async function readFileAt(address: string, signal: AbortSignal): Promise<Blob> {
  const { data } = await axios.get<Blob>(address, { responseType: 'blob', signal });
  return data;
}

/** A file of this site, in the browser. Rejects for a status that is no success. */
export async function readFileAt(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.blob();
}

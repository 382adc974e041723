import { defineTable } from '../table';

/** A picture that somebody uploaded. */
export interface Upload {
  bytes: Uint8Array;
  type: string;
}

/** By file name. */
export const uploads = defineTable({
  seed: () => new Map<string, Upload>(),
  show: ({ bytes, type }) => ({ type, size: bytes.length }),
});

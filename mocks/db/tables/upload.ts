import { defineTable } from '../table';

export interface Upload {
  bytes: Uint8Array;
  type: string;
}

export const uploads = defineTable({
  seed: () => new Map<string, Upload>(),
  show: ({ bytes, type }) => ({ type, size: bytes.length }),
});

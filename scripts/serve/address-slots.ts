import type { EventEmitter } from 'node:events';

/** Bounds what one address has open at once. */
export class AddressSlots {
  private readonly taken = new Map<string, number>();
  private readonly perAddress: number;

  constructor(perAddress: number) {
    this.perAddress = perAddress;
  }

  /** Takes a slot until `holder` closes; false when none is left. */
  take(address: string, holder: EventEmitter): boolean {
    const count = this.taken.get(address) ?? 0;
    if (count >= this.perAddress) return false;
    this.taken.set(address, count + 1);
    holder.once('close', () => this.free(address));
    return true;
  }

  private free(address: string): void {
    const left = (this.taken.get(address) ?? 1) - 1;
    if (left > 0) this.taken.set(address, left);
    else this.taken.delete(address);
  }
}

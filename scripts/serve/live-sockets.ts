import type { Socket } from 'node:net';
import { AddressSlots } from './address-slots.ts';

/** "Service restart": the browser connects again (RFC 6455, section 7.4.1, and its registry). */
const CLOSE_FRAME_1012 = Buffer.from([0x88, 0x02, 0x03, 0xf4]);
const CLOSE_GRACE_MS = 500;

/** Share of all sockets that guests may have, and their number for an address: they wait for a QR code to be scanned. */
const GUEST_SHARE = 0.25;
export const GUESTS_PER_ADDRESS = 20;

/** Whether a socket's address has no session: anybody may open one, without an account. */
export const isGuestSocket = (url = ''): boolean => !new URLSearchParams(url.split('?', 2)[1]).get('token');

interface SocketLimits {
  /** Open at once, in all. */
  total: number;
  /** Open at once, per address. */
  perAddress: number;
}

/** Counts the browsers' live sockets, bounds them, and closes them when the server stops. */
export class LiveSockets {
  private readonly total: number;
  private readonly slots: AddressSlots;
  private readonly guestSlots: AddressSlots;
  private readonly guests = new Set<Socket>();
  private readonly open = new Set<Socket>();
  /** The API's end of a socket, once it is connected. */
  private readonly partners = new WeakMap<Socket, Socket>();

  constructor({ total, perAddress }: SocketLimits) {
    this.total = total;
    this.slots = new AddressSlots(perAddress);
    this.guestSlots = new AddressSlots(Math.min(perAddress, GUESTS_PER_ADDRESS));
  }

  get size(): number {
    return this.open.size;
  }

  /**
   * Counts a socket in until it closes; false when there are too many, in all or of its address.
   * @param isGuest whether it has no session, as one that waits for a QR code
   */
  admit(socket: Socket, address: string, { isGuest = false } = {}): boolean {
    if (this.open.size >= this.total) return false;
    if (isGuest && !this.admitGuest(socket, address)) return false;
    if (!this.slots.take(address, socket)) return false;
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
    return true;
  }

  private admitGuest(socket: Socket, address: string): boolean {
    if (this.guests.size >= Math.max(1, this.total * GUEST_SHARE) || !this.guestSlots.take(address, socket))
      return false;
    this.guests.add(socket);
    socket.once('close', () => this.guests.delete(socket));
    return true;
  }

  /** The socket is connected with the API's: from now on a stop says goodbye in the socket's own protocol. */
  connected(socket: Socket, partner: Socket): void {
    this.partners.set(socket, partner);
    // A browser that does not close its own end would count for ever.
    partner.once('close', () => this.destroyIn(socket, CLOSE_GRACE_MS));
  }

  private destroyIn(socket: Socket, ms: number): void {
    if (socket.destroyed) return;
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.once('close', () => clearTimeout(timer));
  }

  /** Tells every browser that the server restarts, and lets go of the sockets shortly after. */
  closeAll(): void {
    for (const socket of this.open) {
      const partner = this.partners.get(socket);
      partner?.unpipe(socket);
      if (partner) socket.end(CLOSE_FRAME_1012);
      partner?.destroy();
      this.destroyIn(socket, partner ? CLOSE_GRACE_MS : 0);
    }
  }
}

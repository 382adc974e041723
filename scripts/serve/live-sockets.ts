import type { Socket } from 'node:net';
import { AddressSlots } from './address-slots.ts';

/** "Service restart": the browser reconnects (RFC 6455, section 7.4.1). */
const CLOSE_FRAME_1012 = Buffer.from([0x88, 0x02, 0x03, 0xf4]);
const CLOSE_GRACE_MS = 500;

/** Share of guest sockets (waiting for a QR code), and their number per address. */
const GUEST_SHARE = 0.25;
export const GUESTS_PER_ADDRESS = 20;

/** Whether a socket has no session, so that anybody may open it. */
export const isGuestSocket = (url = ''): boolean => !new URLSearchParams(url.split('?', 2)[1]).get('token');

interface SocketLimits {
  /** Maximum in total. */
  total: number;
  /** Maximum per address. */
  perAddress: number;
}

/** Counts and bounds live sockets, and closes them on shutdown. */
export class LiveSockets {
  private readonly total: number;
  private readonly slots: AddressSlots;
  private readonly guestSlots: AddressSlots;
  private readonly guests = new Set<Socket>();
  private readonly open = new Set<Socket>();
  /** The API's end of a connected socket. */
  private readonly partners = new WeakMap<Socket, Socket>();

  constructor({ total, perAddress }: SocketLimits) {
    this.total = total;
    this.slots = new AddressSlots(perAddress);
    this.guestSlots = new AddressSlots(Math.min(perAddress, GUESTS_PER_ADDRESS));
  }

  get size(): number {
    return this.open.size;
  }

  /** Counts a socket until it closes; false above a limit. @param isGuest without a session, as for a QR code */
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

  /** Shutdown sends a close frame from now on. */
  connected(socket: Socket, partner: Socket): void {
    this.partners.set(socket, partner);
    // A half-open browser connection would count for ever.
    partner.once('close', () => this.destroyIn(socket, CLOSE_GRACE_MS));
  }

  private destroyIn(socket: Socket, ms: number): void {
    if (socket.destroyed) return;
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.once('close', () => clearTimeout(timer));
  }

  /** Sends close frames, and cuts the sockets shortly after. */
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

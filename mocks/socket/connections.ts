/** The part of a socket that the contract API uses, whatever its implementation. */
export interface Connection {
  send: (data: string) => void;
  close: (code?: number, reason?: string) => void;
}

/** Cuts the connection without a close frame; only a real server can. */
type Cut = () => void;

/** Close code "service restart": clients may reconnect. */
const SERVICE_RESTART = 1012;

const byUser = new Map<string, Set<Connection>>();
const byAuthId = new Map<string, Set<Connection>>();

/** Treatment of a new socket: served, answered 503, or accepted and dropped at once. */
type SocketMode = 'serve' | 'refuse' | 'drop';

let mode: SocketMode = 'serve';
let opened = 0;
const cuts = new Set<Cut>();
/** Connections that stay open but lose every frame, as after a sleep or behind a portal. */
const muted = new WeakSet<Connection>();

export const socketMode = (): SocketMode => mode;

export const setSocketMode = (wanted: SocketMode): void => {
  mode = wanted;
};

/** Serves sockets again, and resets the counter. */
export function resetSockets(): void {
  mode = 'serve';
  opened = 0;
}

export const countSocket = (): void => {
  opened += 1;
};

export const socketCounts = () => ({ opened, open: cuts.size });

/** Stores the function that cuts a connection; gives its unsubscribe. */
export function keepCut(cut: Cut): () => void {
  cuts.add(cut);
  return () => cuts.delete(cut);
}

export function cutSockets(): number {
  const all = [...cuts];
  for (const cut of all) cut();
  return all.length;
}

function join(groups: Map<string, Set<Connection>>, key: string, connection: Connection): () => void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(connection));
  return () => {
    group.delete(connection);
    if (group.size === 0 && groups.get(key) === group) groups.delete(key);
  };
}

/** Stores the socket of a signed-in member; gives its unsubscribe. */
export const joinUser = (userId: string, connection: Connection) => join(byUser, userId, connection);

/** Stores a socket that waits for a login by QR code; gives its unsubscribe. */
export const joinLogin = (authId: string, connection: Connection) => join(byAuthId, authId, connection);

function send(group: Set<Connection> | undefined, frame: unknown): number {
  const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
  const heard = [...(group ?? [])].filter((connection) => !muted.has(connection));
  for (const connection of heard) connection.send(data);
  return heard.length;
}

/** Sends a frame (text as it is, else JSON) to every socket of a member; gives their number. */
export const sendToUser = (userId: string, frame: unknown): number => send(byUser.get(userId), frame);

/** Like `sendToUser`, for the sockets that wait with this authId. */
export const sendToLogin = (authId: string, frame: unknown): number => send(byAuthId.get(authId), frame);

const joined = (): Connection[] => [...byUser.values(), ...byAuthId.values()].flatMap((group) => [...group]);

/** Drops all further frames of the open sockets, in both directions; gives their number. */
export function muteSockets(): number {
  const open = joined();
  for (const connection of open) muted.add(connection);
  return open.length;
}

export const isMuted = (connection: Connection): boolean => muted.has(connection);

/** Ends every socket as a restarting server would; gives their number. */
export function closeSockets(): number {
  const open = joined();
  for (const connection of open) connection.close(SERVICE_RESTART, 'Service restart');
  return open.length;
}

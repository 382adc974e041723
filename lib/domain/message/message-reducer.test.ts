import { describe, expect, it } from 'vitest';
import { random } from '@/test/random';
import { reduceMessages, type MessageEvent } from './message-reducer';
import type { Message, OutgoingMessage } from './schema';
import { chatWith, emptyMessages, type MessageState } from './chat-state';

/* Random events against a model of the API: whatever is lost, doubled or late, nothing is lost, doubled or
   misplaced, and both agree once all is loaded. */
const ME = 'me';
const PARTNERS = ['ali', 'bo'];
const STEPS = 220;
const WALKS = 50;

class Walk {
  state: MessageState = emptyMessages(ME);
  readonly stored: Message[] = [];
  readonly deleted = new Set<string>();
  private frames: MessageEvent[] = [];
  private wire: OutgoingMessage[] = [];
  readonly written = new Set<string>();
  readonly discarded = new Set<string>();
  private clock = 1_000;
  private readonly random;

  constructor(
    seed: number,
    private readonly echoes: boolean,
  ) {
    this.random = random(seed);
  }

  private apply(event: MessageEvent) {
    this.state = reduceMessages(this.state, event);
  }

  private rowOf = (row: Message): Message => {
    const shown = this.echoes ? row : { ...row, clientId: '' };
    return row.isRecalled ? { ...shown, content: '', image: null, quote: null } : shown;
  };

  private store(fields: Pick<Message, 'fromId' | 'toId' | 'content'> & { clientId?: string }): Message {
    this.clock += this.random.chance(0.2) ? 0 : 1;
    const message: Message = {
      clientId: '',
      image: null,
      quote: null,
      isRead: false,
      isRecalled: false,
      id: `m${this.stored.length}-${Math.floor(this.clock * 7919) % 97}`,
      sentAt: this.clock,
      ...fields,
    };
    this.stored.push(message);
    return message;
  }

  private partner = () => this.random.pick(PARTNERS) ?? 'ali';
  visible = (partnerId: string) =>
    this.stored.filter(
      ({ id, fromId, toId }) =>
        [fromId, toId].includes(partnerId) && [fromId, toId].includes(ME) && !this.deleted.has(id),
    );

  readonly steps: readonly (() => void)[] = [
    () => {
      const clientId = `c${this.written.size}`;
      this.written.add(clientId);
      const message: OutgoingMessage = {
        clientId,
        toId: this.partner(),
        content: this.echoes && this.random.chance(0.5) ? '好' : `words of ${clientId}`,
        image: null,
        quote: null,
        sentAt: this.clock,
        status: 'sending',
        failMessage: '',
      };
      this.apply({ kind: 'sent', message });
      this.wire.push(message);
    },
    () => {
      const sent = this.random.pick(this.wire);
      if (!sent) return;
      this.wire = this.wire.filter((row) => row !== sent);
      if (this.random.chance(0.2)) return;
      const { clientId, toId, content } = sent;
      const known = this.stored.find((row) => row.clientId === clientId);
      const row = known ?? this.store({ fromId: ME, toId, content, clientId });
      if (this.random.chance(0.3)) return;
      const message = this.random.chance(0.8) ? this.rowOf(row) : undefined;
      this.frames.push({ kind: 'answered', clientId, success: true, failMessage: '', message });
    },
    () => {
      const fromId = this.partner();
      const message = this.store({
        fromId,
        toId: ME,
        content: this.random.chance(0.3) ? '好' : `n${this.stored.length}`,
      });
      if (this.random.chance(0.85)) this.frames.push({ kind: 'received', message });
    },
    () => {
      const clientId = `other-device-${this.stored.length}`;
      const row = this.store({ fromId: ME, toId: this.partner(), content: clientId, clientId });
      this.frames.push({ kind: 'answered', clientId, success: true, failMessage: '', message: this.rowOf(row) });
    },
    () => {
      const row = this.random.pick(this.stored);
      if (!row || !this.random.chance(0.3)) return;
      row.isRecalled = true;
      this.frames.push({ kind: 'recalled', message: this.rowOf(row) });
    },
    () => this.receive(),
    () => this.receive(),
    () => this.receive(),
    () => this.load(this.partner(), 0),
    () => {
      const partnerId = this.partner();
      if (chatWith(this.state, partnerId).isCurrent)
        this.load(partnerId, chatWith(this.state, partnerId).messages.length);
    },
    () => {
      const waiting = this.random.pick(this.state.outgoing);
      if (waiting) this.apply({ kind: 'failed', clientId: waiting.clientId, failMessage: '超时' });
    },
    () => {
      const failed = this.random.pick(this.state.outgoing.filter(({ status }) => status === 'failed'));
      if (!failed) return;
      this.apply({ kind: 'retried', clientId: failed.clientId });
      this.wire.push(failed);
    },
    () => {
      const failed = this.random.pick(this.state.outgoing.filter(({ status }) => status === 'failed'));
      if (!failed || !this.random.chance(0.2)) return;
      this.apply({ kind: 'discarded', clientId: failed.clientId });
      this.discarded.add(failed.clientId);
    },
    () => {
      const partnerId = this.partner();
      const row = this.random.pick(
        chatWith(this.state, partnerId).messages.filter(({ id }) => !id.startsWith('client:')),
      );
      if (!row || !this.random.chance(0.2)) return;
      this.deleted.add(row.id);
      this.apply({ kind: 'deleted', partnerId, id: row.id });
    },
    () => {
      const foreign = { ...this.store({ fromId: 'eve', toId: 'mallory', content: '与你无关' }) };
      this.apply({ kind: 'received', message: foreign });
      this.apply({ kind: 'loaded', partnerId: 'ali', messages: [foreign], total: 1, joins: true });
      this.apply({ kind: 'answered', clientId: 'unknown', success: false, failMessage: 'x', message: undefined });
    },
    () => {
      if (!this.random.chance(0.3)) return;
      this.frames = [];
      this.apply({ kind: 'reconnected' });
      for (const partnerId of PARTNERS) this.load(partnerId, 0);
    },
  ];

  private receive() {
    const frame = this.random.pick(this.frames);
    if (!frame) return;
    this.apply(frame);
    if (this.random.chance(0.7)) this.frames = this.frames.filter((row) => row !== frame);
  }

  load(partnerId: string, from: number, size = 15) {
    const all = this.visible(partnerId).toReversed();
    const messages = all.slice(from, from + size).map(this.rowOf);
    this.apply({ kind: 'loaded', partnerId, messages, total: all.length, joins: true });
  }

  step() {
    this.random.pick(this.steps)?.();
  }
}

function problemOf({ state, deleted }: Walk): string {
  const shown = new Set<string>();
  for (const partnerId of PARTNERS) {
    let before = 0;
    for (const { id, clientId, fromId, toId, sentAt } of chatWith(state, partnerId).messages) {
      const names = [id, ...(clientId === '' ? [] : [`client ${clientId}`])];
      if (![fromId, toId].includes(partnerId) || ![fromId, toId].includes(ME)) return `${id} is another's`;
      if (names.some((name) => shown.has(name))) return `${id} is shown twice`;
      if (sentAt < before) return `${id} is out of order`;
      if (deleted.has(id)) return `${id} was deleted`;
      for (const name of names) shown.add(name);
      before = sentAt;
    }
  }
  const twice = state.outgoing.find(({ clientId }) => shown.has(`client ${clientId}`));
  if (twice) return `${twice.clientId} is outgoing and confirmed`;
  return Object.keys(state.chats).every((id) => PARTNERS.includes(id)) ? '' : 'there is a chat with somebody else';
}

describe.each([true, false])('random events (an API that echoes client ids: %s)', (echoes) => {
  it('lose, double or misplace nothing', () => {
    for (let seed = 1; seed <= WALKS; seed += 1) {
      const walk = new Walk(seed * 7919, echoes);
      for (let step = 0; step < STEPS; step += 1) {
        walk.step();
        const problem = problemOf(walk);
        if (problem) throw new Error(`Walk ${seed}, step ${step}: ${problem}`);
      }
      for (const partnerId of PARTNERS) {
        walk.load(partnerId, 0, 1_000);
        const shown = chatWith(walk.state, partnerId).messages.map(({ id, content, isRecalled }) => [
          id,
          isRecalled ? '' : content,
        ]);
        const expected = walk
          .visible(partnerId)
          .toSorted((one, other) => one.sentAt - other.sentAt || (one.id < other.id ? -1 : 1))
          .map(({ id, content, isRecalled }) => [id, isRecalled ? '' : content]);
        expect(shown, `walk ${seed}`).toEqual(expected);
      }
      const kept = new Set([
        ...walk.stored.map(({ clientId }) => clientId),
        ...walk.state.outgoing.map(({ clientId }) => clientId),
        ...walk.discarded,
      ]);
      expect(
        [...walk.written].filter((clientId) => !kept.has(clientId)),
        `walk ${seed} loses nothing`,
      ).toEqual([]);
    }
  });
});

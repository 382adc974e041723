/** A worker that answers when its test says so; put in place by `vi.stubGlobal('Worker', StandInWorker)`. */
export class StandInWorker extends EventTarget implements Worker {
  static started: StandInWorker[] = [];
  static latest(): StandInWorker {
    const worker = StandInWorker.started.at(-1);
    if (!worker) throw new Error('No worker was started');
    return worker;
  }

  readonly onmessage = null;
  readonly onmessageerror = null;
  readonly onerror = null;
  isEnded = false;
  private readonly heard: unknown[] = [];

  constructor() {
    super();
    StandInWorker.started.push(this);
  }
  private say(data: unknown): this {
    this.dispatchEvent(new MessageEvent('message', { data }));
    return this;
  }

  /** Says that it is alive, as a worker does that has loaded or is asked. */
  load(): this {
    return this.say('alive');
  }
  /** Answers a question that it was asked. */
  answer(question: unknown, answer: unknown): this {
    const request = this.heard.find((heard) => JSON.stringify(heard).includes(JSON.stringify(question)));
    if (typeof request !== 'object' || request === null || !('id' in request)) throw new Error('It was not asked');
    return this.say({ id: request.id, answer });
  }
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
}

import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** The command's words and questions. */
export interface Terminal {
  say: (line: string) => void;
  /** Asks for one line. @throws an Error when none is typed */
  prompt: (question: string, isSecret?: boolean) => Promise<string>;
  /** After the last question, so that Ctrl-C reaches the process again. */
  close: () => void;
}

/** The process's own; the text of a secret is not shown while it is typed. */
export function openTerminal(): Terminal {
  let isHidden = false;
  let lines: Interface | undefined;
  let typed: AsyncIterator<string> | undefined;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  return {
    say: (line) => console.log(line),
    async prompt(question, isSecret = false) {
      if (!lines) {
        lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
        const opened = lines;
        opened.on('SIGINT', () => opened.close());
        typed = opened[Symbol.asyncIterator]();
      }
      process.stdout.write(question);
      isHidden = isSecret;
      const line = await typed?.next();
      isHidden = false;
      if (isSecret) process.stdout.write('\n');
      if (!line || line.done) throw new Error('nothing was typed');
      return line.value;
    },
    close: () => lines?.close(),
  };
}

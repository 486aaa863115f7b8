import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Server } from 'node:net';
import { freePort } from '@mayorista/kernel/testing/free-port';

interface Smtp {
  readonly server: Server;
  listen(port: number, host: string): void;
  close(done: () => void): void;
}
interface Session {
  readonly id: string;
}
type SmtpClass = new (options: {
  readonly authOptional: boolean;
  readonly disabledCommands: readonly string[];
  readonly onData: (stream: NodeJS.ReadableStream, session: Session, done: (error?: Error) => void) => void;
}) => Smtp;

// smtp-server has no types.
const { SMTPServer } = createRequire(__filename)('smtp-server') as { readonly SMTPServer: SmtpClass };

export interface MailServer {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Whole mails as they came. */
  readonly mails: readonly string[];
  /** What it answers instead of taking a mail: 451, say; null takes it. */
  refuseWith: (code: number | null) => void;
  /** How many mails it has refused. */
  readonly refusals: () => number;
}

/** A real SMTP server on a port that stays the same, started and stopped as a test says. */
export async function mailServer(): Promise<MailServer> {
  const port = await freePort();
  const mails: string[] = [];
  let refusal: number | null = null;
  let refusals = 0;
  let smtp: Smtp | null = null;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: (code) => (refusal = code),
    refusals: () => refusals,
    async start() {
      smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, _session, done) {
          let text = '';
          stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
          stream.on('end', () => {
            refusals += refusal === null ? 0 : 1;
            if (refusal !== null) return done(Object.assign(new Error('not now'), { responseCode: refusal }));
            mails.push(text);
            return done();
          });
        },
      });
      smtp.listen(port, '127.0.0.1');
      await once(smtp.server, 'listening');
    },
    stop: () => new Promise((resolve) => (smtp === null ? resolve() : smtp.close(resolve))),
  };
}

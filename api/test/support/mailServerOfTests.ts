import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server on this machine that takes mail as it is told to. */
export interface TestMailServer {
  readonly url: string;
  /** Mails as they came, headers unfolded. */
  readonly arrived: string[];
  /** What it does from now on; `cut`: takes the mail and closes the line before it says so. */
  answer: 'take' | 'refuse' | 'cut';
  close(): Promise<void>;
}

export async function startMailServer(): Promise<TestMailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    converse(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    arrived: [],
    answer: 'take',
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function converse(socket: Socket): void {
    let body: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 tests');
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (body !== undefined) {
        body += text;
        if (!body.endsWith('\r\n.\r\n')) return;
        mailServer.arrived.push(body.slice(0, -5).replace(/\r\n[ \t]+/g, ' '));
        body = undefined;
        if (mailServer.answer === 'cut') socket.destroy();
        else say('250 taken');
      } else if (text.startsWith('DATA')) {
        if (mailServer.answer === 'refuse') return void say('451 later');
        body = '';
        say('354 go on');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else say('250 fine');
    });
  }
  return mailServer;
}

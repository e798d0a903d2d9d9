import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';

/** A message as FCM gets it. */
export interface ArrivedMessage {
  readonly token: string;
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: Readonly<Record<string, string>>;
  readonly android: object;
  readonly apns: { readonly headers: Readonly<Record<string, string>> };
}

/** A refusal in FCM's form, a status with any body, or no answer at all. */
export type FcmAnswer = { readonly status: number; readonly details?: readonly object[] } | 'hang';

/** Google's token service and FCM on this machine, with a service account for both. */
export interface TestFcm {
  /** Path of the service account's file. */
  readonly file: string;
  readonly publicKey: KeyObject;
  readonly tokenUrl: string;
  readonly assertions: string[];
  readonly arrived: ArrivedMessage[];
  readonly requests: { readonly url: string; readonly authorization: string | undefined }[];
  /** What the token service answers from now on: a status, or a text that is no token. */
  tokenAnswer: FcmAnswer;
  answer: FcmAnswer;
  close(): Promise<void>;
}

export const fcmError = (errorCode: string) => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
  errorCode,
});
export const badField = (field: string) => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  fieldViolations: [{ field, description: 'Invalid value.' }],
});

export async function startFcm(): Promise<TestFcm> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const tokenUrl = `http://127.0.0.1:${port}/token`;
  const file = writeServiceAccount({
    token_uri: tokenUrl,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  });
  const fcm: TestFcm = {
    file,
    publicKey,
    tokenUrl,
    assertions: [],
    arrived: [],
    requests: [],
    tokenAnswer: { status: 200 },
    answer: { status: 200 },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isToken = request.url === '/token';
    const answer = isToken ? fcm.tokenAnswer : fcm.answer;
    const sent = isToken ? await text(request) : ((await json(request)) as { message: ArrivedMessage });
    if (typeof sent === 'string') fcm.assertions.push(new URLSearchParams(sent).get('assertion') ?? '');
    else {
      fcm.requests.push({ url: request.url ?? '', authorization: request.headers.authorization });
      if (answer !== 'hang' && answer.status === 200) fcm.arrived.push(sent.message);
    }
    if (answer === 'hang') return;
    const { status, details } = answer;
    const good = isToken
      ? { access_token: `access-${fcm.assertions.length}`, expires_in: 3599, token_type: 'Bearer' }
      : { name: 'projects/tests/messages/1' };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? good : { error: { code: status, details } }));
  }

  return fcm;
}

/** The file of a service account, as Google's console makes it. */
export function writeServiceAccount(more: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'touchline-fcm-')), 'service-account.json');
  const account = {
    type: 'service_account',
    project_id: 'tests',
    private_key_id: 'key-1',
    client_email: 'sender@tests.iam.gserviceaccount.com',
    token_uri: 'https://oauth2.googleapis.com/token',
    ...more,
  };
  writeFileSync(file, JSON.stringify(account));
  return file;
}

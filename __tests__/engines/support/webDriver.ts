import { once } from 'node:events';
import type { Socket } from 'node:net';

/** The WebDriver commands that the tests use, by their names in Marionette, with method and path over HTTP. */
const COMMANDS = {
  CloseWindow: ['DELETE', '/window'],
  ExecuteScript: ['POST', '/execute/sync'],
  GetComputedLabel: ['GET', '/element/{id}/computedlabel'],
  GetWindowHandle: ['GET', '/window'],
  Navigate: ['POST', '/url'],
  NewWindow: ['POST', '/window/new'],
  PerformActions: ['POST', '/actions'],
  Refresh: ['POST', '/refresh'],
  SetWindowRect: ['POST', '/window/rect'],
  SwitchToFrame: ['POST', '/frame'],
  SwitchToWindow: ['POST', '/window'],
} as const;

/** Runs a WebDriver command in a browser and returns its value. Rejects with the driver's error. */
export type Send = <Value = void>(command: keyof typeof COMMANDS, parameters?: object) => Promise<Value>;

/** Sends one request to a driver program, which speaks WebDriver over HTTP. */
export async function request<Value>(method: string, url: string, parameters: object = {}): Promise<Value> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(parameters) }) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** @param session URL of the session: `http://127.0.0.1:4444/session/1` */
export const speakHttp =
  (session: string): Send =>
  (command, parameters = {}) => {
    const [method, path] = COMMANDS[command];
    const id = 'id' in parameters && typeof parameters.id === 'string' ? parameters.id : '';
    return request(method, session + path.replace('{id}', id), parameters);
  };

type Answer = [type: 1, id: number, error: unknown, result: unknown];

/**
 * Opens a session over Marionette, which Firefox speaks without a driver program (Debian has no geckodriver): the same
 * commands as over HTTP, in messages of the form `length:JSON`.
 */
export async function speakMarionette(socket: Socket): Promise<Send> {
  const answered = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.toString('latin1', 0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', start, end)) as Answer | { applicationType: string };
      received = received.subarray(end);
      // The first message is a greeting.
      if (!('applicationType' in message)) answered.get(message[1])?.(message);
    }
  });
  let count = 0;
  const send = async (command: string, parameters: object = {}): Promise<unknown> => {
    const id = (count += 1);
    const answer = new Promise<Answer>((resolve) => answered.set(id, resolve));
    const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await answer;
    if (error !== null) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
  };
  await once(socket, 'data');
  await send('NewSession');
  return send as Send;
}

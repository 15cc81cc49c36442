import { createInterface } from 'node:readline'
import { connect, type Socket } from 'node:net'
import { join, resolve } from 'node:path'

/** One verb over the socket, one JSON a line: the caller sends the verb, the server any number of lines, `exit` last. */
export type ToServer = { readonly verb: string | undefined; readonly args: readonly string[]; readonly folder: string }
/** What the caller says to each `ask`; null when it has nothing to say. */
export type Answered = { readonly answer: string | null }
export type ToCaller =
  | { readonly print: string }
  | { readonly ask: string; readonly secret: boolean }
  | { readonly progress: readonly [done: number, total: number] }
  | { readonly exit: number }

/** Where the server of a DATA_DIR listens for the command line. Socket paths are short by law of the system: at most 100 characters. */
export function socketPath(dataDir: string): string {
  return join(resolve(dataDir), 'admin.sock')
}

/** Nobody answers where there is no server, nor at the file of one that was killed. */
export function reach(path: string): Promise<Socket | undefined> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => done(socket))
    socket.once('error', () => done(undefined))
  })
}

export function writeLine(socket: Socket, message: ToServer | Answered | ToCaller): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`)
}

export async function* readLines<T>(socket: Socket): AsyncGenerator<T> {
  for await (const line of createInterface({ input: socket })) yield JSON.parse(line) as T
}

import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Reply } from '../engine'
import type { Answer, Message, Order, WorkerSetup } from './messages'

/** One worker thread and what is asked of it. When it is gone, everything waiting and everything new is refused. */
export interface WorkerLink {
  query(sql: string, parameters: readonly unknown[], limitMs: number, begin?: string): Promise<Reply>
  /** Lets the database write what it holds, then ends the thread, at most after `limitMs`. */
  close(limitMs: number): Promise<void>
  end(): Promise<void>
}

export interface LinkEvents {
  notified(channel: string, payload: string): void
  /** Called once, when an open link was lost and nobody had closed it. */
  lost(reason: Error): void
}

interface Waiting {
  done(reply: Reply): void
  fail(error: Error): void
  readonly timer: NodeJS.Timeout
}

/** Started from sources the thread needs tsx as well; bundled it is `worker.js`, beside the server or above its chunks. */
function startThread(setup: WorkerSetup): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    const beside = new URL('./worker.js', import.meta.url)
    return new Worker(existsSync(beside) ? beside : new URL('../worker.js', import.meta.url), { workerData: setup })
  }
  const source = new URL('./worker.ts', import.meta.url).href
  const bootstrap = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`
  return new Worker(bootstrap, { eval: true, workerData: setup, execArgv: [] })
}

function errorOf(message: Extract<Message, { kind: 'failure' }>): Error {
  return Object.assign(new Error(message.error.message), message.error)
}

function bufferOf(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value
}

function replyOf({ command, rowCount, columns, bytes, rows }: Answer): Reply {
  return {
    command,
    rowCount,
    rows: rows.map((values) => {
      const row: Record<string, unknown> = {}
      for (let at = 0; at < columns.length; at++) row[columns[at] as string] = values[at]
      for (const at of bytes) row[columns[at] as string] = bufferOf(values[at])
      return row
    }),
  }
}

/** Opens the database in a new thread; resolves when it takes queries. */
export async function openLink(setup: WorkerSetup, events: LinkEvents, openLimitMs: number): Promise<WorkerLink> {
  const worker = startThread(setup)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let lostBy: Error | undefined
  let ready = false
  let leaving = false
  let onReady: () => void = () => {}
  let onLost: (reason: Error) => void = () => {}

  function lose(reason: Error): void {
    if (lostBy) return
    lostBy = reason
    for (const each of waiting.values()) each.fail(reason)
    waiting.clear()
    void worker.terminate()
    onLost(reason)
    if (ready && !leaving) events.lost(reason)
  }

  function ask(order: (id: number) => Order, limitMs: number): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (lostBy) return reject(lostBy)
      lastId += 1
      const late = () => lose(new Error(`no answer within ${limitMs / 1000} s`))
      waiting.set(lastId, { done: resolve, fail: reject, timer: setTimeout(late, limitMs) })
      worker.postMessage(order(lastId))
    })
  }

  function take(id: number): Waiting | undefined {
    const found = waiting.get(id)
    waiting.delete(id)
    clearTimeout(found?.timer)
    return found
  }

  worker.on('message', (message: Message) => {
    if (message.kind === 'ready') onReady()
    else if (message.kind === 'reply') take(message.id)?.done(replyOf(message.answer))
    else if (message.kind === 'failure') take(message.id)?.fail(errorOf(message))
    else events.notified(message.channel, message.payload)
  })
  worker.on('error', (error) => lose(error))
  worker.on('exit', (code) => lose(new Error(`its thread ended with code ${code}`)))

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => lose(new Error(`it did not open within ${openLimitMs / 1000} s`)), openLimitMs)
    onReady = () => {
      ready = true
      clearTimeout(timer)
      resolve()
    }
    onLost = (reason) => {
      clearTimeout(timer)
      if (!ready) reject(reason)
    }
  })

  return {
    query: (sql, parameters, limitMs, begin) => ask((id) => ({ id, act: 'query', sql, parameters, begin }), limitMs),
    async close(limitMs) {
      leaving = true
      await ask((id) => ({ id, act: 'close' }), limitMs).catch(() => undefined)
      lose(new Error('the database was closed'))
      await worker.terminate()
    },
    async end() {
      leaving = true
      lose(new Error('the database was ended'))
      await worker.terminate()
    },
  }
}

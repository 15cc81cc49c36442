import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Subject } from '../../../kernel/index'
import type { Log, RequestInfo } from '../contract'
import { nameOfCaller, nameOfPerson } from './api-instance'
import type { LiveServer } from './live-server'
import { requestInfo } from './request-info'
import type { StreamPlaces } from './stream-places'

export interface LiveRouteParts {
  readonly live: LiveServer
  readonly log: Log
  readonly places: StreamPlaces
  readonly whoAsks: (request: RequestInfo) => Promise<Subject>
}

/** Whoever has not read so much does not read: hints are short, and what lies unread lies in our memory. */
const MOST_UNREAD_BYTES = 64 * 1024
/** Within it whoever reads has read the end. */
const END_MS = 5_000

/** `/api/live`: the stream of an open page. */
export async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  { live, places, whoAsks, log }: LiveRouteParts,
): Promise<void> {
  const info = requestInfo(request)
  const { raw } = reply
  /** Who has left while it was judged has closed it already, which is told once. */
  const hasLeft = () => {
    if (raw.destroyed) reply.hijack()
    return raw.destroyed
  }
  if (hasLeft()) return
  const take = (...place: Parameters<StreamPlaces['take']>) => void raw.once('close', places.take(...place))
  take('node')
  const { topics: wanted = '', since = '' } = request.query as Readonly<Record<string, unknown>>
  const sinceMs = /^\d{1,12}$/.test(String(since)) ? Number(since) : 0
  const judgedAt = live.age()
  const subject = await whoAsks(info)
  if (hasLeft()) return
  take(nameOfPerson(subject) ? 'person' : 'stranger', nameOfCaller(subject, request.ip))
  const topics = await live.allowed(String(wanted).split(',').filter(Boolean), subject)
  if (hasLeft()) return
  reply.hijack()
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  raw.write('retry: 2000\n\n')
  const own = {
    topics,
    request: info,
    write(text: string) {
      if (!raw.destroyed) raw.write(text)
      if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy()
    },
    end() {
      raw.end()
      setTimeout(() => raw.destroy(), END_MS).unref()
    },
  }
  const leave = live.add(own, sinceMs, judgedAt)
  raw.on('close', leave)
  raw.on('error', (error) => log.info({ err: error }, 'A live stream broke'))
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FloorOrder } from './floor-process'
import type { Paced } from './pacing'
import type { Who } from './recording'
import type { Town } from './town'

/** The recorded SQL by itself, in a process of its own as the server is. */
export interface Floor {
  saturate(of: string, isPrepared: boolean, seconds: number): Promise<number>
  pace(of: string, rate: number, ms: number): Promise<Paced>
  stop(): void
}

export async function startFloor({ databaseUrl, recordingFile }: Town, recordedBy?: Who): Promise<Floor> {
  const program = fileURLToPath(new URL('./floor-process.ts', import.meta.url))
  const child = fork(program, [databaseUrl, recordingFile, JSON.stringify(recordedBy ?? {})], {
    execArgv: ['--import', 'tsx'],
  })
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The floor ended before it answered.')))
  gone.catch(() => undefined) // it ends in the end, when nobody waits any more
  const answer = async <T>(): Promise<T> => {
    const [said] = (await Promise.race([once(child, 'message'), gone])) as [T & { failed?: string }]
    if (said.failed !== undefined) throw new Error(said.failed)
    return said
  }
  const order = <T>(what: FloorOrder): Promise<T> => {
    const said = answer<T>()
    child.send(what)
    return said
  }
  await answer()
  return {
    saturate: async (of, isPrepared, seconds) =>
      (await order<{ perSecond: number }>({ of, isPrepared, ms: seconds * 1000 })).perSecond,
    pace: (of, rate, ms) => order<Paced>({ of, isPrepared: false, ms, rate }),
    stop: () => child.disconnect(),
  }
}

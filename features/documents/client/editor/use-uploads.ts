import { useState } from 'react'
import { HttpError, httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { documentTypes, MAX_BYTES } from '../../contract'
import type { Uploaded } from '../../contract/wire'
import { UPLOAD } from '../requests'
import { useLatest } from './use-latest'

export interface Upload {
  readonly key: string
  readonly name: string
  /** 0 to 1 while it is on its way. */
  readonly sent: number
  /** What went wrong: a key of the screen's, or the server's sentence. */
  readonly problem?: 'large' | 'kind' | 'failed' | undefined
  readonly says?: string | undefined
  stop(): void
}

/** Files on their way; each can be stopped, and one that failed says why until it is dismissed. */
export function useUploads(onDone: (key: string, file: Uploaded) => void) {
  const http = useService(httpClient)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useLatest(onDone)
  const drop = (key: string) => setUploads((known) => known.filter((each) => each.key !== key))
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((known) => known.map((each) => (each.key === key ? { ...each, ...changes } : each)))

  async function send(file: File, key: string = crypto.randomUUID()) {
    const gone = new AbortController()
    const stop = () => {
      gone.abort()
      drop(key)
    }
    const isKnown = (documentTypes as readonly string[]).includes(file.type)
    const problem = file.size > MAX_BYTES ? 'large' : isKnown ? undefined : 'kind'
    setUploads((known) => [
      ...known.filter((each) => each.key !== key),
      { key, name: file.name, sent: 0, problem, stop },
    ])
    if (problem) return
    try {
      const { data } = await http.post<Uploaded>(UPLOAD, file, {
        // What it is, the server tells by its content.
        headers: { 'content-type': 'application/octet-stream' },
        query: { name: file.name.slice(0, 200) },
        signal: gone.signal,
        onSent: (sent) => change(key, { sent }),
      })
      drop(key)
      latest.current(key, data)
    } catch (error) {
      if (gone.signal.aborted) return
      const isSaid = error instanceof HttpError && error.status > 0
      change(key, { problem: 'failed', says: isSaid ? error.message : undefined })
    }
  }

  return { uploads, send }
}

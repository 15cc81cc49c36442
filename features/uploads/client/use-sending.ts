import { useEffect, useRef, useState } from 'react'
import { httpClient, navigation } from '../../web/contract'
import { saidBy, useService } from '../../web/kit'
import { type FileFieldProps, HEAD_BYTES, headProblem, PENDING } from '../contract'
import type { Upload } from '../contract/wire'
import { API } from './requests'
import { sendFile } from './send-file'

/** A file under way: its name, how much of it is there, and whether the connection is gone. */
export interface UnderWay {
  readonly name: string
  readonly share: number
  readonly isWaiting: boolean
  stop(): void
}

/** What went wrong with a file: a key of the field's, or the server's sentence. */
export interface Wrong {
  readonly name: string
  readonly key: string
  readonly says?: string | undefined
}

/** Sends the file that was chosen, one at a time: of two the later is meant. Leaving the page asks first. */
export function useSending(field: FileFieldProps, onArrived: (upload: Upload) => void) {
  const http = useService(httpClient)
  const { guardLeaving } = useService(navigation)
  const [underWay, setUnderWay] = useState<UnderWay>()
  const [wrong, setWrong] = useState<Wrong>()
  /** The form goes on while a file is under way: what it is told later is told to the form as it is then. */
  const now = useRef({ field, onArrived })
  now.current = { field, onArrived }
  const gone = useRef<AbortController>(undefined)
  useEffect(() => () => gone.current?.abort(), [])

  async function send(file: File) {
    gone.current?.abort()
    const { purpose, about, rule, value } = now.current.field
    const name = file.name
    const abort = new AbortController()
    gone.current = abort
    const { signal } = abort
    const head = await headOf(file)
    const problem = head ? headProblem(rule, { bytes: file.size, head }) : 'unread'
    setWrong(problem && { name, key: problem })
    if (problem) return
    let begun: string | undefined
    const back = value === PENDING ? '' : value
    function stop() {
      abort.abort()
      setUnderWay(undefined)
      now.current.field.onChange(back)
      if (begun) void http.delete(`${API}/${begun}`).catch(() => undefined) // what was never sent goes by itself, too
    }
    setUnderWay({ name, share: 0, isWaiting: false, stop })
    now.current.field.onChange(PENDING)
    const mayLeave = guardLeaving(() => true)
    try {
      const upload = await sendFile(file, {
        ...{ http, purpose, about, signal },
        onStep: (share, isWaiting) => signal.aborted || setUnderWay({ name, share, isWaiting, stop }),
        onBegun: (id) => void (begun = id),
      })
      if (signal.aborted) return
      now.current.onArrived(upload)
      now.current.field.onChange(upload.id)
    } catch (error) {
      if (signal.aborted) return
      // A file that another program has moved or changed meanwhile cannot be read on.
      const key = error instanceof DOMException ? 'unread' : 'failed'
      setWrong({ name, key, says: saidBy(error, '') || undefined })
      now.current.field.onChange(back)
    } finally {
      mayLeave()
      if (!signal.aborted) setUnderWay(undefined)
    }
  }

  return { underWay, wrong, send, setWrong, change: (value: string) => now.current.field.onChange(value) }
}

const headOf = async (file: File) =>
  file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then(
      (head) => new Uint8Array(head),
      () => undefined,
    )

import type { HttpClient } from '../../web/contract'
import { retrying } from '../../web/kit'
import { CHUNK_BYTES } from '../contract'
import type { Upload } from '../contract/wire'
import { API } from './requests'

export interface Sending {
  readonly http: HttpClient
  readonly purpose: string
  readonly about: string
  readonly signal: AbortSignal
  /** How much is safe or under way, 0 to 1; `isWaiting` while there is no connection. */
  readonly onStep: (share: number, isWaiting: boolean) => void
  /** It is known there from now on. */
  readonly onBegun: (id: string) => void
}

async function sha256Of(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends a file in parts, and goes on where it was when a connection breaks, for as long as it takes. Rejects with what the server refuses. */
export async function sendFile(file: File, sending: Sending): Promise<Upload> {
  const { http, purpose, about, signal, onStep, onBegun } = sending
  const sha256 = await sha256Of(file)
  const begin = { purpose, about, name: file.name.slice(0, 400), bytes: file.size, sha256 }
  let received = 0

  async function attempt(): Promise<Upload> {
    let upload = (await http.post<Upload>(API, begin, { signal })).data
    onBegun(upload.id)
    while (upload.state === 'receiving' && upload.received < upload.bytes) {
      received = upload.received
      const part = file.slice(received, received + CHUNK_BYTES)
      const { data } = await http.put<Upload>(`${API}/${upload.id}/parts/${received}`, part, {
        ...{ signal, headers: { 'content-type': 'application/octet-stream' } },
        onSent: (share) => onStep((received + share * part.size) / file.size, false),
      })
      upload = data
    }
    received = upload.received
    onStep(1, false)
    if (upload.state !== 'receiving') return upload
    return (await http.post<Upload>(`${API}/${upload.id}/finish`, undefined, { signal })).data
  }

  return retrying(
    () =>
      attempt().catch((error: unknown) => {
        onStep(received / file.size, true)
        throw error
      }),
    { signal },
  )
}

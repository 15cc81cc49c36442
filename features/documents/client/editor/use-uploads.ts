import { useSyncExternalStore } from 'react'
import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { httpClient, navigation } from '../../../web/contract'
import { saidBy, useService } from '../../../web/kit'
import { documentTypes, MAX_BYTES } from '../../contract'
import type { Uploaded } from '../../contract/wire'
import { UPLOAD } from '../requests'
import { changeUploads, isWatched, type Upload, uploadsOf, watchUploads } from './uploads'

/**
 * Files of a draft on their way; each can be stopped, and one that failed says why until it is dismissed. They go on while one writes in another step;
 * leaving the editor asks first. `onDone` is called then as well; `onEnd` when one ended without a file.
 */
export function useUploads(draft: number, onDone: (key: string, file: Uploaded) => void, onEnd: () => void) {
  const t = useText()
  const http = useService(httpClient)
  const { guardLeaving } = useService(navigation)
  const { show } = useService(toasts)
  const now = () => uploadsOf(draft)
  const uploads = useSyncExternalStore(watchUploads, now, now)
  const without = (key: string) => (known: readonly Upload[]) => known.filter((each) => each.key !== key)
  const change = (key: string, changes: Partial<Upload>) =>
    changeUploads(draft, (known) => known.map((each) => (each.key === key ? { ...each, ...changes } : each)))

  function fail(key: string, name: string, says: string | undefined) {
    change(key, { problem: 'failed', says })
    if (!isWatched())
      show({ tone: 'danger', text: t('documents.editor.wrong', { name, why: says ?? t('documents.editor.failed') }) })
  }

  async function send(file: File, key: string = crypto.randomUUID()) {
    const gone = new AbortController()
    const stop = () => {
      gone.abort()
      changeUploads(draft, without(key))
      onEnd()
    }
    // A device that knows no name for a kind says nothing: then the server looks into the file.
    const isKnown = file.type === '' || (documentTypes as readonly string[]).includes(file.type)
    const problem = file.size > MAX_BYTES ? 'large' : isKnown ? undefined : 'kind'
    now()
      .find((each) => each.key === key)
      ?.stop() // of two files for one row the later is meant
    changeUploads(draft, (known) => [...known, { key, name: file.name, sent: 0, problem, stop }])
    if (problem) return
    const mayLeave = guardLeaving(() => true)
    try {
      const { data } = await http.post<Uploaded>(UPLOAD, file, {
        // What it is, the server tells by its content.
        headers: { 'content-type': 'application/octet-stream' },
        query: { name: file.name.slice(0, 200) },
        signal: gone.signal,
        onSent: (sent) => change(key, { sent }),
      })
      changeUploads(draft, without(key))
      onDone(key, data)
    } catch (error) {
      if (gone.signal.aborted) return
      fail(key, file.name, saidBy(error, '') || undefined)
      onEnd()
    } finally {
      mayLeave()
    }
  }

  return { uploads, send }
}

import { useRef } from 'react'
import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { HttpError } from '../../../web/contract'
import { useRetryKey, useService } from '../../../web/kit'
import { type EntryContent, type Section, sectionFields } from '../../contract'
import type { Entry, OwnProfile } from '../../contract/wire'
import { API, ownRequest } from '../requests'
import type { useChange } from '../use-change'

const UNDO_MS = 8000

interface EntriesProps {
  readonly section: Section
  readonly entries: readonly Entry[]
  readonly change: ReturnType<typeof useChange>['change']
  readonly onSaved: () => void
}

/** What is written in an entry, without its number and version. */
export const only = (section: Section, entry: Entry): EntryContent =>
  Object.fromEntries(sectionFields[section].map(({ name }) => [name, entry[name] ?? null]))

/** Nothing that is being written stands on what another window has made of an entry that was to go: no form takes that for its own conflict. */
function tellOfRemoval(error: unknown): never {
  throw error instanceof HttpError && error.status === 412 ? new HttpError(409, error.problem) : error
}

/** What is done to the entries of one section. */
export function useEntries({ section, entries, change, onSaved }: EntriesProps) {
  const t = useText()
  const { show } = useService(toasts)
  const path = `${API}/own/${section}`
  const { keyOf, done } = useRetryKey()
  const leaving = useRef(new Set<number>())

  async function save(content: EntryContent, entry?: Pick<Entry, 'id' | 'version'>) {
    const isSaved = await change((http) =>
      entry
        ? http.put(`${path}/${entry.id}`, content, { headers: { 'if-match': `"${entry.version}"` } })
        : http.post(path, content, { idempotencyKey: keyOf(content) }),
    )
    if (!isSaved) return
    done()
    onSaved()
    show({ tone: 'success', text: t('profile.saved') })
  }

  /** While another change is under way it waits for its turn: nothing shows that such a press came too early. */
  async function remove(entry: Entry) {
    if (leaving.current.has(entry.id)) return
    leaving.current.add(entry.id)
    const seen = { headers: { 'if-match': `"${entry.version}"` } }
    const isGone = await change((http) => http.delete(`${path}/${entry.id}`, seen).catch(tellOfRemoval), 'wait')
    leaving.current.delete(entry.id)
    if (!isGone) return
    const before = entries.slice(0, entries.indexOf(entry)).map(({ id }) => id)
    const idempotencyKey = crypto.randomUUID()
    const bringBack = { label: t('profile.undo'), run: () => void restore(entry, before, idempotencyKey) }
    show({ tone: 'info', text: t('profile.removed'), durationMs: UNDO_MS, action: bringBack })
  }

  /** Written anew, behind what stood before it and still does. Nobody else has its words: a failure offers it again. */
  async function restore(entry: Entry, before: readonly number[], idempotencyKey: string) {
    const isBack = await change(async (http) => {
      const made = await http.post<Entry>(path, only(section, entry), { idempotencyKey }).catch((error: unknown) => {
        if (error instanceof HttpError && error.code === 'idempotency-answer-lost') return undefined // it was back before
        throw error
      })
      if (made) await putBack(made.data.id).catch(() => undefined) // at the end of the list it is there as well

      async function putBack(id: number) {
        const { data: own } = await http.get<OwnProfile>(ownRequest.path)
        const others = own.sections[section].map((each) => each.id).filter((each) => each !== id)
        const at = others.findLastIndex((each) => before.includes(each)) + 1
        await http.put(`${path}/order`, { ids: [...others.slice(0, at), id, ...others.slice(at)] })
      }
    }, 'wait')
    if (isBack) return
    const again = { label: t('profile.again'), run: () => void restore(entry, before, idempotencyKey) }
    show({ tone: 'danger', text: t('profile.notBack'), durationMs: UNDO_MS, action: again })
  }

  return {
    save,
    remove,
    sort: (ids: readonly number[]) => change((http) => http.put(`${path}/order`, { ids })),
  }
}

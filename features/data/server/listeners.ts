import type { Log } from '../../web/contract'

type Listener = (payload: string) => void

/** Who hears which channel, and the LISTEN and UNLISTEN that this takes on the one connection that hears. */
export function createListeners(run: (sql: string) => Promise<unknown>, log: Log) {
  const channels = new Map<string, Set<Listener>>()
  const quoted = (channel: string) => `"${channel.replaceAll('"', '""')}"`

  async function remove(channel: string, listener: Listener): Promise<void> {
    const heard = channels.get(channel)
    if (!heard?.delete(listener) || heard.size > 0) return
    channels.delete(channel)
    await run(`unlisten ${quoted(channel)}`).catch(() => undefined) // a lost connection listens to nothing anyway
  }

  return {
    async add(channel: string, listener: Listener): Promise<() => Promise<void>> {
      const heard = channels.get(channel) ?? new Set()
      const isNew = heard.size === 0
      channels.set(channel, heard.add(listener))
      if (isNew) await run(`listen ${quoted(channel)}`)
      return () => remove(channel, listener)
    },
    tell(channel: string, payload: string): void {
      for (const listener of [...(channels.get(channel) ?? [])]) {
        try {
          listener(payload)
        } catch (error) {
          log.error({ channel, error }, `A listener to "${channel}" failed; the others were told.`)
        }
      }
    },
    /** Listens to everything again, on a new connection. */
    async renew(): Promise<void> {
      for (const channel of channels.keys()) await run(`listen ${quoted(channel)}`)
    },
  }
}

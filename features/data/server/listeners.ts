import type { Log } from '../../web/contract'

type Listener = (payload: string) => void
type OnLost = () => void

/** Who hears which channel, and the LISTEN and UNLISTEN that this takes on the one connection that hears. */
export function createListeners(run: (sql: string) => Promise<unknown>, log: Log) {
  const channels = new Map<string, Map<Listener, OnLost | undefined>>()
  const quoted = (channel: string) => `"${channel.replaceAll('"', '""')}"`

  async function remove(channel: string, listener: Listener): Promise<void> {
    const heard = channels.get(channel)
    if (!heard?.delete(listener) || heard.size > 0) return
    channels.delete(channel)
    await run(`unlisten ${quoted(channel)}`).catch(() => undefined) // a lost connection listens to nothing anyway
  }

  /** One that fails keeps nothing from the others. */
  function call(channel: string, work: () => void): void {
    try {
      work()
    } catch (error) {
      log.error({ channel, error }, `A listener to "${channel}" failed; the others were told.`)
    }
  }

  return {
    async add(channel: string, listener: Listener, onLost?: OnLost): Promise<() => Promise<void>> {
      const heard = channels.get(channel) ?? new Map()
      const isNew = heard.size === 0
      channels.set(channel, heard.set(listener, onLost))
      if (isNew) await run(`listen ${quoted(channel)}`)
      return () => remove(channel, listener)
    },
    tell(channel: string, payload: string): void {
      for (const listener of [...(channels.get(channel)?.keys() ?? [])]) call(channel, () => listener(payload))
    },
    /** Listens to everything again, on a new connection, and then tells all that they may have missed something. */
    async renew(): Promise<void> {
      for (const channel of channels.keys()) await run(`listen ${quoted(channel)}`)
      for (const [channel, heard] of channels)
        for (const onLost of heard.values()) if (onLost) call(channel, () => onLost())
    },
  }
}

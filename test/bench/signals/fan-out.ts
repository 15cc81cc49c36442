import { setTimeout as wait } from 'node:timers/promises'
import { pace } from '../http/asking'
import type { Paced } from '../http/pacing'
import type { Town } from '../http/town'
import { median, type Row, spoken } from '../table'
import { adminHeaders, PEOPLE } from './signal-town'

const CAMPAIGNS = '/api/notifications/campaigns'
const GOAL_S = 30
/** A p99 beside the fan-out may be so many times that of the idle site, plus what a busy neighbour makes of it. */
const HARM = 2
const CALLS_PER_SECOND = 100
const WINDOW_MS = 1500

const content = {
  ...{
    titleEn: 'New this week',
    textEn: 'Three hundred internships',
    titleHi: 'इस सप्ताह नया',
    textHi: 'तीन सौ इंटर्नशिप',
  },
  ...{ actionUrl: '/internships', audience: {}, channels: ['in-app'], isSilent: false },
}

async function ask<T>(origin: string, path: string, body?: object): Promise<T> {
  const method = body ? 'POST' : 'GET'
  const headers = { ...adminHeaders, origin }
  const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}

interface Listed {
  readonly items: readonly { readonly id: number; readonly version: number; readonly state: string }[]
}

/** A message to everybody goes out as an admin sends it, while others read the site at a constant rate. */
export async function fanOutRows(town: Town, isQuick: boolean): Promise<readonly Row[]> {
  const site = await town.start('uncached')
  try {
    const { origin } = site
    const { rows } = await town.db.query<{ id: number }>(
      `select id from listings.opportunity where state = 'live' order by id limit 400`,
    )
    let turn = 0
    const detail = () => ({ path: `/api/listings/opportunities/${rows[turn++ % rows.length]?.id}` })
    const read = (ms: number) => pace(origin, detail, CALLS_PER_SECOND, ms)
    await read(2 * WINDOW_MS)
    const idle: Paced[] = []
    for (let window = 0; window < (isQuick ? 1 : 5); window++) idle.push(await read(WINDOW_MS))

    const { id } = await ask<{ id: number }>(origin, CAMPAIGNS, content)
    const find = async () => (await ask<Listed>(origin, CAMPAIGNS)).items.find((each) => each.id === id)
    const began = performance.now()
    await ask(origin, `${CAMPAIGNS}/${id}/send`, { version: (await find())?.version, sendAt: null })
    let sentMs: number | undefined
    const sent = (async () => {
      while ((await find())?.state !== 'sent') await wait(100)
      sentMs = performance.now() - began
    })()
    const meanwhile: Paced[] = []
    while (sentMs === undefined) meanwhile.push(await read(WINDOW_MS))
    await sent
    const counted = await town.db.query<{ told: number }>(
      `select count(*)::int as told from notifications.notification where event_id = $1`,
      [`campaign:${id}`],
    )
    const told = counted.rows[0]?.told ?? 0
    const p99 = (of: readonly Paced[]) => median(of.map(({ p99Ms }) => p99Ms))
    const ratio = p99(meanwhile) / p99(idle)
    return [
      {
        what: `a message to all: ${told} rows behind the bell`,
        measured: `${((sentMs ?? 0) / 1000).toFixed(1)} s, ${Math.round((told / (sentMs ?? 1)) * 1000)} people a second`,
        goal: `${PEOPLE} in ≤ ${GOAL_S} s`,
        isMet: told >= PEOPLE && ((sentMs ?? Infinity) / told) * PEOPLE <= GOAL_S * 1000,
      },
      { what: `  a detail page's data at ${CALLS_PER_SECOND}/s, idle, p99`, measured: spoken(p99(idle)) },
      {
        what: '  the same while it goes out, p99',
        measured: `${spoken(p99(meanwhile))}, ${ratio.toFixed(2)} × idle`,
        goal: `≤ ${HARM} × idle`,
        isMet: ratio <= HARM,
      },
    ]
  } finally {
    await site.kill('SIGTERM')
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { demoAccounts, demoEmail } from '../../../features/session/contract/demo-accounts'
import { createPasswords } from '../../../features/session/server/passwords'
import { type RunningSite, startSite } from '../../support/site'
import { median, type Row } from '../table'
import { answerTimes } from './answer-times'
import { type Browsers, signIn } from './sign-in'

const ROUNDS = 5
const SPAN_MS = 3000
const AT_ONCE = 16
const RATIO = 0.8
const DELAY_MS = 20

/** How many in a second, `atOnce` of them under way all the time. */
async function rateOf(atOnce: number, act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  let done = 0
  const work = async () => {
    while (performance.now() - began < SPAN_MS) {
      await act()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (done / (performance.now() - began)) * 1000
}

/** Of the event loop, since it was last asked. */
async function delayOf({ origin }: RunningSite): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000
}

/** Sign-ins at saturation, beside the hashing alone in turn with them: what is between the two is ours. */
export async function bench(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-bench-'))
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify({ limits: { callsPerMinute: 1_000_000 } }))
  // Each sign-in comes from an address of its own: what one address may do is not measured here.
  const site = await startSite({ TRUST_PROXY: '1', FOOTHOLD_CONFIG: config })
  try {
    const passwords = createPasswords()
    const known = await hash('foothold-demo-1', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    let at = 0
    const by = (browsers?: Browsers) => async () => {
      at += 1
      const account = demoAccounts[at % demoAccounts.length] ?? demoAccounts[0]
      if (account && (await signIn(site.origin, demoEmail(account), 'foothold-demo-1', at, browsers)) !== 200)
        throw new Error('A sign-in was refused: there is nothing to measure.')
    }
    const [own, strange] = [by(new Map()), by()]
    await rateOf(AT_ONCE, own) // warm
    await delayOf(site)
    const [bare, signed, anew, delays]: [number[], number[], number[], number[]] = [[], [], [], []]
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await rateOf(AT_ONCE, () => passwords.fits(known, 'foothold-demo-1')))
      await delayOf(site)
      signed.push(await rateOf(AT_ONCE, own))
      delays.push(await delayOf(site))
      anew.push(await rateOf(AT_ONCE, strange))
    }
    const ratioOf = (rates: readonly number[]) => median(rates.map((rate, round) => rate / (bare[round] ?? Number.NaN)))
    const ratio = ratioOf(signed)
    const delay = median(delays)
    return [
      { what: `what else runs here: load, of ${cpus().length} cores`, measured: (loadavg()[0] ?? 0).toFixed(1) },
      { what: 'argon2id alone, on cores − 1 threads', measured: `${median(bare).toFixed(1)} a second` },
      {
        what: `sign-ins from browsers that are known, ${AT_ONCE} at once, of argon2id alone`,
        measured: `${ratio.toFixed(2)} ×  (${median(signed).toFixed(1)} a second)`,
        goal: `≥ ${RATIO} ×`,
        isMet: ratio >= RATIO,
      },
      {
        what: '  each from a browser never seen before, whose owner is asked about it',
        measured: `${ratioOf(anew).toFixed(2)} ×  (${median(anew).toFixed(1)} a second)`,
      },
      {
        what: 'event-loop delay meanwhile, p99',
        measured: `${delay.toFixed(1)} ms`,
        goal: `≤ ${DELAY_MS} ms`,
        isMet: delay <= DELAY_MS,
      },
      ...(await answerTimes(site.origin)),
    ]
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

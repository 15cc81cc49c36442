import { median, type Row } from '../table'
import { signIn } from './sign-in'

const PAIRS = 1000
const GOAL_MS = 2
const PASSWORD = 'seven monsoon kites'

/** An account takes five wrong tries before it waits: each pair is of one that nobody has tried yet. */
async function makeAccounts(origin: string, count: number): Promise<readonly string[]> {
  const emails = Array.from({ length: count }, (_, at) => `here-${at}@example.in`)
  for (const [at, email] of emails.entries()) {
    const answer = await fetch(`${origin}/api/session/signup`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': `11.${at >> 8}.${at & 255}.1` },
      body: JSON.stringify({ name: 'Nisha Rao', email, password: PASSWORD }),
    })
    if (answer.status !== 202) throw new Error(`An account could not be made: ${answer.status}`)
  }
  return emails
}

/** Wrong passwords for addresses that have an account and for others, in turn: the time of an answer must not tell which. */
export async function answerTimes(origin: string): Promise<readonly Row[]> {
  const emails = await makeAccounts(origin, PAIRS / 5)
  let from = 1 << 20
  const timed = async (email: string) => {
    const began = performance.now()
    const status = await signIn(origin, email, 'not the one', from++)
    if (status !== 401) throw new Error(`A wrong password was answered ${status}.`)
    return performance.now() - began
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < PAIRS; pair++) {
    const here = emails[pair % emails.length] ?? ''
    const away = here.replace('here', 'away')
    // Which goes first changes: what the first leaves behind must count for both.
    for (const email of pair % 2 ? [here, away] : [away, here])
      (email === here ? known : unknown).push(await timed(email))
  }
  const difference = Math.abs(median(known) - median(unknown))
  return [
    {
      what: `a wrong password, with an account and without: medians of ${PAIRS} pairs in turn`,
      measured: `${difference.toFixed(2)} ms apart  (${median(known).toFixed(1)}, ${median(unknown).toFixed(1)})`,
      goal: `≤ ${GOAL_MS} ms`,
      isMet: difference <= GOAL_MS,
    },
  ]
}

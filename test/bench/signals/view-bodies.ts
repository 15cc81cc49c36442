import { randomUUID } from 'node:crypto'
import type { Question } from '../http/questions'

/** What an open page of a list tells within its two minutes of rest: a dozen rows that stood in sight, some of them opened. */
const LISTED = 12
const OPENED = 2
export const EVENTS_PER_CALL = LISTED + OPENED

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** Calls of as many browsers as one asks for, each from an address of its own. Every other one allowed to be recognised. */
export function viewCalls(ids: readonly number[]): () => Question {
  let turn = 0
  const some = (count: number, step: number) =>
    Array.from({ length: count }, (_, at) => ids[(turn * step + at * 17) % ids.length] ?? 1)
  return () => {
    turn += 1
    const body = {
      home_exp_views: { user_id: null, entity_ids: some(LISTED, 31), entity_type: 'opportunity' },
      from_competition_page: { user_id: null, entity_ids: some(OPENED, 7), from: ['search', 'site'] },
      client_id: randomUUID(),
      sequence: 1,
      current_page_url: '/internships',
      current_version: 'bench',
    }
    return {
      path: '/api/views/update-views',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': AGENT,
        'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
        ...(turn % 2 === 0 && { cookie: 'allowedCookie=1' }),
      },
      body: JSON.stringify(body),
    }
  }
}

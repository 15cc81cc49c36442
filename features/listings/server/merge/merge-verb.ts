import type { Verb } from '../../../modules/contract'
import { webErrors } from '../../../web/contract'
import { type MergeParts, mergeInto } from './merge'

const USAGE = 'merge <id that goes> <id that stays>'

/** `merge`: for one opportunity that was entered twice. */
export function mergeVerb(parts: MergeParts): Verb {
  return {
    id: 'listings.merge',
    usage: USAGE,
    says: 'Takes the first of two entries for one opportunity down; its address leads to the second from then on.',
    async run({ args, print }) {
      const [from, into] = args.map((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined))
      if (from === undefined || into === undefined || args.length !== 2)
        throw webErrors.badRequest(`Say which goes and which stays, by the numbers that end their addresses: ${USAGE}`)
      await mergeInto(parts, from, into)
      print(`${from} leads to ${into} now.`)
      return 0
    },
  }
}

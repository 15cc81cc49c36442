import type { Clock, Database } from '../../../data/contract'
import type { Verb } from '../../../modules/contract'
import { webErrors } from '../../../web/contract'
import type { AssessmentLinks } from '../../contract'
import { namedAccount } from '../verbs/named-account'

const HOUR_MS = 3_600_000
const LONGEST_HOURS = 24 * 14

/** `assessment-link`: a link that signs somebody in for one assessment and nothing else. */
export function assessmentLinkVerb(database: Database, links: AssessmentLinks, clock: Clock): Verb {
  const usage = 'assessment-link <e-mail> <path> <hours> [title …]'
  return {
    id: 'session.assessment-link',
    usage,
    says: 'Prints a link that signs a person in once, for one assessment alone.',
    async run({ args: [email, path, hours, ...title], print }) {
      if (!email || !path || !hours) throw webErrors.badRequest(`Say who, where and how long: ${usage}`)
      if (!/^\/(?![/\\])/.test(path))
        throw webErrors.badRequest(`"${path}" is no path of ours: it begins with one "/".`)
      const many = Number(hours)
      if (!(many > 0 && many <= LONGEST_HOURS))
        throw webErrors.badRequest(`A link is good for more than 0 and at most ${LONGEST_HOURS} hours, not "${hours}".`)
      const account = await namedAccount(database, email)
      const until = new Date(clock.now().getTime() + many * HOUR_MS)
      print(await links.mint({ personId: account.id, path, title: title.join(' ') || 'Assessment', until }))
      return 0
    },
  }
}

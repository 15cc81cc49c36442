import type { Audit, Database } from '../../data/contract'
import type { Verb } from '../../modules/contract'
import type { Ages } from '../../rules/contract'
import type { People } from '../../session/contract'
import { webErrors } from '../../web/contract'

/** For a mistake that its person cannot mend: whoever is under 18 does not make themselves older. */
export function bornOnVerb(database: Database, people: People, audit: Audit, ages: () => Ages | undefined): Verb {
  const usage = 'born-on <e-mail> <2006-05-16>'
  return {
    id: 'guardians.born-on',
    usage,
    says: 'Corrects a date of birth, once its person has shown that it was a mistake.',
    async run({ args: [email, bornOn], print }) {
      const asked = ages()
      if (!asked) throw webErrors.featureOff('Nobody asks ages here: switch "rules" on first.')
      if (!email || !bornOn) throw webErrors.badRequest(`Say whose, and which day: ${usage}`)
      const person = await people.findByEmail(email)
      if (!person) throw webErrors.notFound(`Nobody has the address ${email}.`)
      await asked.put(person.id, bornOn)
      const entry = { personId: undefined, action: 'guardians.birth-date-corrected', about: `person:${person.id}` }
      await database.transact((tx) => audit.record(tx, entry))
      print(`${person.name} (${person.email}) was born on ${bornOn}.`)
      return 0
    },
  }
}

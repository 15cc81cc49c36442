import type { Seed } from '../../data/contract'
import { type Ages, OF_AGE } from '../../rules/contract'
import type { People } from '../../session/contract'
import { demoAccounts, demoEmail } from '../../session/contract/demo-accounts'
import type { Ask } from './asking'

const MINOR = 'minor@demo.test'
const GUARDIAN = { name: 'Sunita Joshi', email: 'guardian@demo.test' }

/** Demo accounts have said that they are of age; one has not come of age, and its guardian has not answered yet. */
export function guardiansSeed(people: People, ask: Ask, ages: () => Ages | undefined): Seed {
  return {
    id: 'guardians.demo',
    async run({ now }) {
      const year = now.getUTCFullYear()
      for (const email of demoAccounts.map(demoEmail)) {
        const person = await people.findByEmail(email)
        if (!person || (await ages()?.isUnder(person.id, OF_AGE)) !== undefined) continue
        await ages()?.put(person.id, email === MINOR ? `${year - 16}-02-14` : `${year - 22}-02-14`)
      }
      const minor = await people.findByEmail(MINOR)
      const subject = minor && (await people.asSubject(minor.id))
      if (subject && ages()) await ask(subject as Parameters<Ask>[0], GUARDIAN, 'en')
    },
  }
}

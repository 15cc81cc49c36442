import type { Seed } from '../../data/contract'
import { type Ages, OF_AGE } from '../../rules/contract'
import type { Directory, People, Person } from '../../session/contract'
import type { Ask } from './asking'

const BATCH = 200
const MINOR = 'minor@demo.test'
const GUARDIAN = { name: 'Sunita Joshi', email: 'guardian@demo.test' }

interface SeedParts {
  readonly directory: Directory
  readonly people: People
  readonly ask: Ask
  readonly ages: () => Ages | undefined
}

/** Demo accounts have said that they are of age; one has not come of age, and its guardian has not answered yet. */
export function guardiansSeed({ directory, people, ask, ages }: SeedParts): Seed {
  async function sayBirthDates(asked: Ages, year: number) {
    for (let batch = await directory.after(0, BATCH); batch.length > 0; ) {
      for (const { id, email } of batch.filter((each) => each.email.endsWith('@demo.test')))
        if ((await asked.isUnder(id, OF_AGE)) === undefined)
          await asked.put(id, `${year - (email === MINOR ? 16 : 22)}-02-14`)
      batch = batch.length < BATCH ? [] : await directory.after(batch.at(-1)?.id ?? 0, BATCH)
    }
  }

  return {
    id: 'guardians.demo',
    async run({ now }) {
      const asked = ages()
      if (!asked) return
      await sayBirthDates(asked, now.getUTCFullYear())
      const minor = await people.findByEmail(MINOR)
      const subject = minor && (await people.asSubject(minor.id))
      if (subject) await ask(subject as Person, GUARDIAN, 'en')
    },
  }
}

import { FeatureError } from '../../web/contract'
import type { Verb, VerbRunner } from '../contract'

const nameOf = ({ id }: Verb) => id.split('.')[1] ?? id

/** Finds the verb among all contributed ones and turns its failures into a sentence. */
export function createVerbRunner(all: () => readonly Verb[]): VerbRunner {
  return {
    async run(wanted, io) {
      const verb = all().find((each) => nameOf(each) === wanted)
      if (!verb) {
        io.print(wanted ? `There is no verb "${wanted}". There are:` : 'npm run admin -- <verb> …')
        for (const { usage, says } of all()) io.print(`  ${usage}\n      ${says}`)
        return 2
      }
      try {
        return await verb.run(io)
      } catch (error) {
        if (!(error instanceof FeatureError)) throw error
        io.print(error.message)
        return 1
      }
    },
  }
}

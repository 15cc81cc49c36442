import { type House, webErrors } from '../../web/contract'
import { type People, type Person } from '../../session/contract'
import type { Verb } from '../contract'
import type { Explain } from './explain'
import { lapsesAt } from './proposals/life'
import type { Switching } from './switching'

/** `features`, `switch` and `explain`: what /manage/modules shows, for a terminal. */
export function listVerb(house: House): Verb {
  return {
    id: 'modules.features',
    usage: 'features',
    says: 'Lists all features: state, who decided, and what stands on them.',
    async run({ print }) {
      for (const { id, state, essential, decidedBy, dependants } of house.features()) {
        const more = [
          essential && 'essential',
          decidedBy && `decided by ${decidedBy}`,
          dependants.length > 0 && `needed by ${dependants.join(', ')}`,
        ]
        print(`${state.padEnd(8)}${id.padEnd(16)}${more.filter(Boolean).join(' · ')}`)
      }
      return 0
    },
  }
}

export function switchVerb(switching: Switching): Verb {
  return {
    id: 'modules.switch',
    usage: 'switch <feature> on|off [reason]',
    says: 'Switches a feature for all nodes and open pages, without a restart.',
    async run({ args: [feature, wanted, ...why], print }) {
      if (!feature || (wanted !== 'on' && wanted !== 'off'))
        throw webErrors.badRequest('Say which feature, and on or off: switch tracking off "not yet approved"')
      const reason = why.join(' ') || 'from the command line'
      const proposed = await switching.turn(feature, wanted === 'on', undefined, reason)
      print(
        proposed
          ? `${feature} stays on: it takes two people to switch it off. Whoever may switch features approves it on /manage/modules until ${lapsesAt(proposed.at).toISOString()}.`
          : `${feature} is ${wanted}.`,
      )
      return 0
    },
  }
}

export function explainVerb(explain: Explain, people: () => People | undefined): Verb {
  return {
    id: 'modules.explain',
    usage: 'explain <feature, page, menu entry, endpoint> [e-mail]',
    says: 'Why is this there, or not, for nobody in particular or for one person?',
    async run({ args: [id = '', email], print }) {
      const person = email ? await people()?.findByEmail(email) : undefined
      if (email && !person) throw webErrors.notFound(`Nobody has the address ${email}.`)
      const subject = person ? ((await people()?.asSubject(person.id)) as Person) : undefined
      for (const { half, code, text } of await explain(id, subject)) print(`${half.padEnd(8)}${code.padEnd(15)}${text}`)
      return 0
    },
  }
}

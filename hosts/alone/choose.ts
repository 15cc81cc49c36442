import { parseArgs } from 'node:util'
import { didYouMean, KernelError } from '../../kernel/index'
import { demoAccounts } from '../../features/session/contract/demo-accounts'
import { siteFeatures } from '../site/features'
import { clientScene } from './client-scene'
import { NOBODY } from './look'
import { serverScene } from './server-scene'
import { pickStandIns } from './stage'

export interface Chosen {
  readonly feature: string
  /** A demo account's word, or `nobody`. */
  readonly as: string
}

/** What `npm run alone -- …` asks for, or in a sentence why that cannot be. */
export function choose(args: readonly string[]): Chosen | string {
  const names = siteFeatures.map(({ id }) => id)
  const words = [...demoAccounts.map(({ word }) => word), NOBODY]
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { as: { type: 'string', default: 'student' } },
    })
    const [feature = '', as] = [positionals[0], values.as]
    if (!feature || positionals.length > 1) return `Say which feature: npm run alone -- ${names.join(' | ')}`
    if (!names.includes(feature))
      return `There is no feature "${feature}" with pages.${didYouMean(feature, names)} There are: ${names.join(', ')}.`
    if (!words.includes(as)) return `Nobody is called "${as}".${didYouMean(as, words)} There are: ${words.join(', ')}.`
    pickStandIns(clientScene(feature, undefined))
    pickStandIns(serverScene(feature))
    return { feature, as }
  } catch (error) {
    const isForPeople = error instanceof KernelError || (error instanceof TypeError && 'code' in error)
    if (!isForPeople) throw error
    return error.message
  }
}

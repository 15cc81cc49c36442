import { token } from '../../../../kernel/index'
import type { Merges } from './merges'

export const merges = token<Merges>('session.merges')

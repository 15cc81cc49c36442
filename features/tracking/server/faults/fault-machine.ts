import type { Machine } from '../../../data/contract'
import type { FaultState } from '../../contract/fault-states'

export const faultMachine: Machine<FaultState> = {
  table: 'tracking.fault',
  history: 'tracking.fault_history',
  moves: { open: ['resolved', 'ignored'], resolved: ['open', 'ignored'], ignored: ['open', 'resolved'] },
}

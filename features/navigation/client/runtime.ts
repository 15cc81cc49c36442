import { defineRuntime, providePerVisit } from '../../../kernel/index'
import { shell } from '../contract'
import { deviceStorage } from './device-storage'
import { createShell } from './shell-state'

export const runtime = defineRuntime({
  provides: [providePerVisit(shell, [], () => createShell(deviceStorage()))],
})

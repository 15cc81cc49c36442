import { defineRuntime } from '../../../kernel/index'

export const runtime = defineRuntime({})

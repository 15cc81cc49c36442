import { defineRuntime, providePerVisit } from '../../../kernel/index'
import { httpClient } from '../../web/contract'
import { consent } from '../contract'
import { createConsent } from './consent'

export const runtime = defineRuntime({ provides: [providePerVisit(consent, [httpClient], createConsent)] })

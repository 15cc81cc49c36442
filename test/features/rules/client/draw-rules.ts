import { drawInHouse } from '../../../support/draw-in-house'
import type { ReactNode } from 'react'
import { boot, contribute, defineFeature, plan } from '../../../../kernel/index'
import { type HttpClient, pages } from '../../../../features/web/contract'

const load = async () => ({ page: { Page: () => null } })
const paths = { u: '/u', facts: '/user/eligibility', account: '/user/my-account' }
const rules = defineFeature({
  id: 'rules',
  points: [pages],
  contributes: Object.entries(paths).map(([name, path]) =>
    contribute(pages, { id: `rules.${name}`, path, title: '', load }),
  ),
})

/** A part of `rules` in a house where the pages stand that it leads to. */
export async function drawRules(page: ReactNode, http: HttpClient = {} as HttpClient, subject?: object) {
  const kernel = await boot(plan([rules]), { eager: true, report: () => {} })
  return drawInHouse({ kernel, http, feature: 'rules', page, ...(subject && { subject }) })
}

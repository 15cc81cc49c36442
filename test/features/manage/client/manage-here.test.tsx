import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contribute } from '../../../../kernel/index'
import { type HttpClient, pages } from '../../../../features/web/contract'
import { until } from '../../../support/waiting'
import { bootManage } from './boot-manage'

const test = suite('an opportunity’s own page, for whoever manages it')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const registrants = contribute(pages, {
  id: 'registrations.of',
  path: '/manage/opportunity/:id/registrations',
  title: 'registrations.title.of',
  load: async () => ({ page: { Page: () => null } }),
})

const props = {
  ...{ opportunityId: 12, kind: 'internship', title: 'Design intern', path: '/internships/design-intern-12' },
  ...{ closesAt: null, isOpen: true, externalUrl: null, isRefused: false },
}

async function draw({ manages, hasRegistrations = true }: { manages: boolean; hasRegistrations?: boolean }) {
  const { Action } = await import('../../../../features/manage/client/manage-here')
  const asked: string[] = []
  const http = {
    async get(path: string) {
      asked.push(path)
      return { status: 200, data: { manages }, headers: {} }
    },
  } as unknown as HttpClient
  const kernel = await bootManage(http, { more: hasRegistrations ? [registrants] : [] })
  const subject = { id: 3, userRole: ['user'], permissions: ['manage.publish'] }
  const drawn = await drawInHouse({ kernel, http, feature: 'manage', page: <Action {...props} />, subject })
  stop = drawn.stop
  await until('it was asked', async () => asked.length > 0)
  return { ...drawn, asked }
}

const linksOf = (view: { getAllByRole(role: string): HTMLElement[] }) =>
  view.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('there are the ways to its registrants and its dashboard, for one question', async () => {
  const { view, asked } = await draw({ manages: true })
  await view.findByRole('navigation', { name: 'You manage this' })
  assert.deepEqual(linksOf(view), [
    ['Registrants', '/manage/opportunity/12/registrations'],
    ['Dashboard', '/manage/opportunity/12/dashboard'],
  ])
  assert.deepEqual(asked, ['/api/manage/opportunities/12/manages'])
})

test('without registrations nothing leads to registrants', async () => {
  const { view } = await draw({ manages: true, hasRegistrations: false })
  await view.findByRole('navigation')
  assert.deepEqual(linksOf(view), [['Dashboard', '/manage/opportunity/12/dashboard']])
})

test('others see nothing', async () => {
  const { view } = await draw({ manages: false })
  assert.equal(view.container.textContent, '')
})

test('it is there for who may publish alone: nobody else asks', async () => {
  const { manageClient } = await import('../../../../features/manage/client/feature')
  const here = manageClient.contributes?.find(({ item }) => (item as { id?: string }).id === 'manage.here')
  assert.equal((here?.item as { when?: readonly object[] } | undefined)?.when?.length, 1)
})

test.run()

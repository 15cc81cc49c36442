import { draw } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { ownKinds } from '../../../../features/listings/contract'
import type { PageModule } from '../../../../features/web/contract'

const test = suite('one applies for jobs and registers for all else, and every page says so')

const closesAt = '2026-11-20T18:29:59.000Z'
const opportunity = (kind: string) => ({
  ...{
    id: 12,
    kind,
    title: 'Design Intern',
    organisation: 'Lumio Labs',
    city: 'Pune',
    country: 'India',
    zone: 'Asia/Kolkata',
  },
  ...{ path: '/p/design-intern-12', workMode: 'hybrid', seatsLeft: null, externalUrl: null, opensAt: null, closesAt },
})

test('a button that leads nowhere any more says of what it is', async () => {
  const { Action } = await import('../../../../features/registrations/client/register-action')
  for (const [kind, says] of [
    ['job', 'No more applications are taken.'],
    ['workshop', 'Registration is closed.'],
  ] as const) {
    const about = { title: 'Design Intern', path: '/p/design-intern-12', externalUrl: null, closesAt }
    const Page = () => <Action opportunityId={12} kind={kind} {...about} isOpen={false} isRefused={false} />
    const gets = { '/api/registrations/standing/12': { standing: 'closed', keptUntil: null, opensAt: null, closesAt } }
    const drawn = await draw({ Page } as unknown as PageModule, {}, { gets, posts: [] })
    await drawn.view.findByText(says)
    await drawn.stop()
  }
})

test('the window of a form is called after what is applied or registered for', async () => {
  const { page } = await import('../../../../features/registrations/client/form/registration-page')
  const { TitleContext } = await import('../../../../features/web/kit')
  for (const [kind, title] of [
    ['job', 'Apply for Design Intern'],
    [ownKinds.find(({ verb }) => verb === 'register')?.id ?? '', 'Register for Design Intern'],
  ] as const) {
    const titles: (string | undefined)[] = []
    const Form = page.Page as (props: object) => React.ReactNode
    const Page = (props: object) => (
      <TitleContext.Provider value={(each) => void titles.push(each)}>
        <Form {...props} />
      </TitleContext.Provider>
    )
    const form = { opportunity: opportunity(kind), standing: 'closed', own: null, questions: [], eligibility: {} }
    const drawn = await draw(
      { ...page, Page } as PageModule,
      { opportunityId: '12' },
      {
        ...{ gets: { '/api/registrations/form/12': form }, posts: [] },
      },
    )
    await drawn.view.findByText('Design Intern is closed')
    assert.equal(titles.at(-1), title)
    await drawn.stop()
  }
})

test.run()

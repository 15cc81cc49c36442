import { draw, type Stage } from './draw'

let stop: (() => Promise<void>) | undefined

/** After each test: nothing of it stays. */
export async function leave() {
  await stop?.()
  localStorage.clear()
}

/** What the server says of the form, where the test says nothing else. */
export const form = {
  opportunity: {
    ...{
      id: 12,
      kind: 'internship',
      title: 'Product Design Intern',
      organisation: 'Lumio Labs',
      city: 'Pune',
      country: 'India',
    },
    ...{ path: '/internships/product-design-intern-12', workMode: 'hybrid', seatsLeft: 4, externalUrl: null },
    ...{ opensAt: null, closesAt: '2026-11-30T18:29:59.000Z' },
  },
  standing: 'open',
  questions: [
    { id: 'why', label: 'Why you?', type: 'paragraph', required: true },
    { id: 'size', label: 'Size', type: 'choice', required: true, options: ['S', 'M'] },
  ],
  eligibility: { note: 'Third-year students' },
  asksEligibility: true,
  terms: 'as of today',
  own: null,
  you: { id: 7, name: 'Meera Nair', email: 'meera@demo.test', phone: '', college: '' },
  now: '2026-11-21T06:30:00.000Z',
}

export const FORM = '/api/registrations/form/12'

export async function openOn(stage: Stage) {
  const { page } = await import('../../../../features/registrations/client/form/registration-page')
  const { default: userEvent } = await import('@testing-library/user-event')
  const drawn = await draw(page, { opportunityId: '12' }, stage)
  stop = drawn.stop
  return { ...drawn, user: userEvent.setup({ document }) }
}

export const open = (posts: Stage['posts'] = [], changed: object = {}) =>
  openOn({ gets: { [FORM]: { ...form, ...changed } }, posts })

/** With all that has to be there. */
export async function openFilled(posts: Stage['posts']) {
  const drawn = await open(posts)
  const { view, user } = drawn
  await user.type(await view.findByLabelText('Why you?'), 'I draw.')
  await user.click(view.getByLabelText('M'))
  await user.click(view.getByRole('checkbox'))
  const send = () => view.getByRole('button', { name: /Send application/ })
  return { ...drawn, send }
}

/** Of its questions. */
export const words = { why: 'Why you?', size: 'Size' }

export const textIn = (
  drawn: { view: { getByLabelText(label: string | RegExp): HTMLElement } },
  label: string | RegExp,
) => (drawn.view.getByLabelText(label) as HTMLInputElement).value

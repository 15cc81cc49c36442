import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Transport } from '../../../../features/web/contract'
import { createHttpClient } from '../../../../features/web/client/http-client'
import type { SlowCalls } from '../../../../features/web/client/slow-calls'
import { inLanguage } from './render'

const { cleanup, fireEvent, render, screen, act } = await import('../../../support/testing-library')
const kit = await import('../../../../features/ui/kit')
const { createToasts } = await import('../../../../features/ui/client/toasts')

const parts = suite('ui parts')
parts.after.each(() => cleanup())

parts('a loading button keeps its name and swallows clicks; a disabled one says why', async () => {
  let clicks = 0
  const { rerender } = render(
    await inLanguage(
      <kit.Button loading onClick={() => clicks++}>
        Apply
      </kit.Button>,
    ),
  )
  const loading = screen.getByRole('button')
  fireEvent.click(loading)
  assert.deepEqual([clicks, loading.getAttribute('aria-busy')], [0, 'true'])
  rerender(
    await inLanguage(
      <kit.Button disabledReason="Needs internet" onClick={() => clicks++}>
        Apply
      </kit.Button>,
    ),
  )
  const off = screen.getByRole('button', { name: 'Apply' })
  fireEvent.click(off)
  const reason = document.getElementById(off.getAttribute('aria-describedby') ?? '')
  assert.deepEqual([clicks, reason?.textContent], [0, 'Needs internet'])
})

parts('a button that is turned off while it has the focus lets go of it only when one goes on', async () => {
  const { Plus } = await import('lucide-react')
  let presses = 0
  const press = () => presses++
  const draw = (disabled: boolean) =>
    inLanguage(
      <>
        <kit.Button disabled={disabled} onClick={press}>
          Save
        </kit.Button>
        <kit.IconButton icon={Plus} label="Move up" disabled={disabled} onClick={press} />
      </>,
    )
  const { rerender } = render(await draw(false))
  for (const name of ['Save', 'Move up']) {
    rerender(await draw(false))
    const button = screen.getByRole<HTMLButtonElement>('button', { name })
    act(() => button.focus())
    rerender(await draw(true))
    fireEvent.click(button)
    assert.deepEqual([button.disabled, button.getAttribute('aria-disabled'), presses], [false, 'true', 0], name)
    act(() => button.blur())
    assert.deepEqual([button.disabled, button.getAttribute('aria-disabled')], [true, null], name)
  }
})

parts('a button that its own press turns off keeps the focus, or another one would be pressed next', async () => {
  const draw = (reason: string | undefined) =>
    inLanguage(<kit.Button disabledReason={reason}>Log out all others</kit.Button>)
  const { rerender } = render(await draw(undefined))
  const button = screen.getByRole('button')
  button.focus()
  rerender(await draw('There is no other one'))
  assert.ok(document.activeElement === button, 'it has the focus')
  rerender(await draw(undefined))
  assert.ok(document.activeElement === button, 'it still has the focus')
})

parts('a field names its control and reads its error, then its hint', async () => {
  const field = (error?: string) =>
    inLanguage(
      <kit.Field label="City" hint="Where you will work" error={error}>
        <kit.TextInput />
      </kit.Field>,
    )
  const { rerender } = render(await field())
  const described = () =>
    document.getElementById(screen.getByLabelText('City').getAttribute('aria-describedby') ?? '')?.textContent
  assert.equal(described(), 'Where you will work')
  rerender(await field('No city by that name'))
  assert.deepEqual(
    [described(), screen.getByLabelText('City').getAttribute('aria-invalid')],
    ['No city by that name', 'true'],
  )
})

parts('toasts are said in a region and wait while the pointer rests on them', async () => {
  const held: boolean[] = []
  const toasts = createToasts({ now: () => 0, after: () => () => {} })
  const watched = { ...toasts, hold: () => void held.push(true), release: () => void held.push(false) }
  render(await inLanguage(<kit.ToastRegion toasts={watched} />))
  await act(async () => toasts.show({ tone: 'success', text: 'Saved' }))
  const region = document.querySelector('[aria-live=polite]') as HTMLElement
  assert.match(region.textContent ?? '', /Saved/)
  fireEvent.mouseEnter(region)
  fireEvent.mouseLeave(region)
  assert.deepEqual(held, [true, false])
})

parts('a toast stays usable over a dialog: it moves into the one on top', async () => {
  const toasts = createToasts({ now: () => 0, after: () => () => {} })
  const page = (open: boolean) =>
    inLanguage(
      <>
        <kit.Dialog open={open} onClose={() => {}} title="Filters" />
        <kit.ToastRegion toasts={toasts} />
      </>,
    )
  const { rerender } = render(await page(true))
  await act(async () => toasts.show({ tone: 'danger', text: 'Server error' }))
  assert.ok(screen.getByText('Server error').closest('dialog'))
  rerender(await page(false))
  assert.equal(screen.getByText('Server error').closest('dialog'), null)
})

parts('what a problem of the server says is shown with its reference; no answer reads “Server error”', async () => {
  const problem = {
    type: '/problems/x',
    title: 'Closed',
    detail: 'Registration closed on 03/05/26.',
    status: 409,
    instance: 'req-7f2c',
  }
  const { rerender } = render(
    await inLanguage(<kit.ErrorCard error={{ response: { data: problem } }} onRetry={() => {}} />),
  )
  assert.ok(
    screen.getByText('Registration closed on 03/05/26.') &&
      screen.getByText('req-7f2c') &&
      screen.getByRole('button', { name: 'Try again' }),
  )
  rerender(await inLanguage(<kit.ErrorCard error={{ request: {}, message: 'Network Error' }} />))
  assert.ok(screen.getByText('Server error'))
})

/** A page in front of a wire that answers so, and what it says of a call over it. */
async function saidOf(call: 'get' | 'post', answer: number | undefined) {
  const send = () =>
    answer ? Promise.resolve({ status: answer, data: '', headers: {} }) : Promise.reject(new Error('cut'))
  const failed = createHttpClient({ send: send as Transport['send'] }, {
    begin: () => () => {},
  } as unknown as SlowCalls)
  const error = await failed[call]('/api/things').catch((reason: unknown) => reason)
  const { container, unmount } = render(await inLanguage(<kit.ErrorCard error={error} onRetry={() => {}} />))
  const said = container.textContent
  unmount()
  return said
}

parts('what was not done is not said to be “not loaded”; where no answer came, nobody knows', async () => {
  assert.match(await saidOf('get', 500), /^This did not load/)
  assert.match(await saidOf('get', undefined), /^This did not load\s*Server error/)
  assert.match(await saidOf('post', 500), /^This was not done.*nothing was changed\. Do it again/)
  for (const answer of [undefined, 504])
    assert.match(await saidOf('post', answer), /^This may not have been done\s*Server error.*before you do it again/)
  render(await inLanguage(<kit.ErrorCard error={new Error('The browser refused.')} />))
  assert.ok(screen.getByRole('heading', { name: 'This was not done' }))
})

parts('tabs are walked with arrows', async () => {
  const chosen: string[] = []
  const tabs = [
    { id: 'all', label: 'All' },
    { id: 'live', label: 'Live', count: 3 },
  ] as const
  render(await inLanguage(<kit.Tabs label="State" tabs={tabs} value="all" onChange={(id) => chosen.push(id)} />))
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' })
  assert.deepEqual(chosen, ['live', 'live'])
})

parts('a ring says its percent, and at 100 that the profile is complete', async () => {
  const { rerender } = render(await inLanguage(<kit.Ring percent={58} />))
  assert.ok(screen.getByRole('img', { name: '58% complete' }))
  rerender(await inLanguage(<kit.Ring percent={100} />, 'hi'))
  assert.ok(screen.getByRole('img', { name: 'प्रोफ़ाइल पूरी हुई' }))
})

parts('a facet keeps what is chosen in sight and turns off what would give nothing', async () => {
  const values = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: `City ${value}`, count: value === 'b' ? 0 : 4 }))
  const changes: (readonly string[])[] = []
  render(
    await inLanguage(
      <kit.FacetGroup label="City" values={values} chosen={['d']} open={2} onChange={(next) => changes.push(next)} />,
    ),
  )
  assert.equal(screen.queryByLabelText(/City c/), null)
  assert.equal(screen.getByLabelText<HTMLInputElement>(/City b/).disabled, true)
  fireEvent.click(screen.getByLabelText(/City d/))
  fireEvent.click(screen.getByLabelText(/City a/))
  assert.deepEqual(changes, [[], ['d', 'a']])
})

parts('a photo that is gone leaves the drawn placeholder, the next one is shown', () => {
  const { container, rerender } = render(<kit.Avatar name="Asha" src="/gone.webp" />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  assert.ok(container.querySelector('svg') && !container.querySelector('img'))
  rerender(<kit.Avatar name="Asha" src="/new.webp" />)
  assert.ok(container.querySelector('img') && !container.querySelector('svg'))
})

parts('a switch that is busy keeps its focus and takes nothing', async () => {
  let turned = 0
  const draw = (busy: boolean) =>
    inLanguage(<kit.Switch label="Push" checked={false} busy={busy} onChange={() => turned++} />)
  const { rerender } = render(await draw(false))
  const push = screen.getByRole('switch', { name: 'Push' })
  push.focus()
  rerender(await draw(true))
  assert.ok(!push.matches(':disabled'), 'browsers take the focus from what is off')
  fireEvent.click(push)
  assert.deepEqual([turned, push.getAttribute('aria-disabled'), push.getAttribute('aria-busy')], [0, 'true', 'true'])
  rerender(await draw(false))
  fireEvent.click(push)
  assert.equal(turned, 1)
})

parts('of a way back, what somebody wrote in another language is read out in that one', async () => {
  const crumbs = [{ label: 'Internships', href: '/internships' }, { label: 'डिज़ाइन इंटर्न' }]
  render(await inLanguage(<kit.Breadcrumbs crumbs={crumbs} />))
  assert.equal(screen.getByText('डिज़ाइन इंटर्न').getAttribute('lang'), 'hi')
  assert.equal(screen.getByText('Internships').getAttribute('lang'), null)
})

parts.run()

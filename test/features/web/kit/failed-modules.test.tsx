import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const { act, cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { Suspense } = await import('react')
const { ErrorBoundary, loadModule, useModule } = await import('../../../../features/web/kit')

const test = suite('code that does not come')
test.after.each(() => cleanup())

/** Code that fails to come so many times. */
function comesAfter(failures: number) {
  let tries = 0
  const load = async () => {
    tries += 1
    await new Promise((done) => setTimeout(done, 1))
    if (tries <= failures) throw new Error(`no connection, ${tries}`)
    return { word: 'here' }
  }
  return { load, tries: () => tries }
}

function Part({ load }: { readonly load: () => Promise<{ readonly word: string }> }) {
  return <p>{useModule(load).word}</p>
}

const draw = (load: () => Promise<{ readonly word: string }>) =>
  act(async () =>
    render(
      <ErrorBoundary fallback={(error, retry) => <button onClick={retry}>{String(error)}</button>}>
        <Suspense fallback={<p>waiting</p>}>
          <Part load={load} />
        </Suspense>
      </ErrorBoundary>,
    ),
  )

/** Nobody presses in the turn in which something appears. */
const aTurn = () => new Promise((done) => setTimeout(done))

test('is asked for once, said by the boundary, and asked for again by whoever tries again', async () => {
  const { load, tries } = comesAfter(2)
  await draw(load)
  await screen.findByText('Error: no connection, 1')
  assert.equal(tries(), 1)
  await aTurn()
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  await screen.findByText('Error: no connection, 2')
  assert.equal(tries(), 2)
  await aTurn()
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  await screen.findByText('here')
  assert.equal(tries(), 3)
})

test('fetched beforehand in vain, it is fetched when it is drawn', async () => {
  const { load, tries } = comesAfter(1)
  await assert.rejects(loadModule(load))
  await draw(load)
  await screen.findByText('here')
  assert.equal(tries(), 2)
})

test.run()

import '../../../support/dom'
import assert from 'node:assert/strict'
import { useState } from 'react'
import { suite } from 'uvu'
import { inLanguage } from './render'

const { cleanup, fireEvent, render, screen, waitFor } = await import('../../../support/testing-library')
const { Dialog } = await import('../../../../features/ui/kit/overlays/dialog')
const { Drawer } = await import('../../../../features/ui/kit/overlays/drawer')
const { Menu } = await import('../../../../features/ui/kit/overlays/menu')
const { Button } = await import('../../../../features/ui/kit/actions/button')

const overlays = suite('ui overlays')
overlays.after.each(() => cleanup())
const locks = () => document.documentElement.dataset.scrollLocks

function Opener({ dismissable = true }: { readonly dismissable?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Dialog
        open={open}
        dismissable={dismissable}
        onClose={() => setOpen(false)}
        title="All filters"
        footer={<Button onClick={() => setOpen(false)}>Show 146</Button>}
      >
        <input aria-label="City" />
      </Dialog>
    </>
  )
}

async function openDialog(dismissable = true) {
  render(await inLanguage(<Opener dismissable={dismissable} />))
  const opener = screen.getByRole('button', { name: 'Filters' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole('dialog', { name: 'All filters' }) }
}

overlays('a dialog holds the page still and gives the focus back to what opened it', async () => {
  const { opener } = await openDialog()
  assert.deepEqual([locks(), document.activeElement], ['1', screen.getByLabelText('City')])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  assert.equal(screen.queryByRole('dialog'), null)
  assert.deepEqual([locks(), document.activeElement], [undefined, opener])
})

function Late({ data }: { readonly data: string | undefined }) {
  return (
    <Dialog open title="Editor" onClose={() => {}}>
      {data === undefined ? <p>Loading</p> : <input aria-label="City" defaultValue={data} />}
    </Dialog>
  )
}

overlays('a field that comes after its dialog has the focus, unless somebody has gone on meanwhile', async () => {
  const drawn = render(await inLanguage(<Late data={undefined} />))
  drawn.rerender(await inLanguage(<Late data="Pune" />))
  // A comparison that fails at first would print two whole documents, each time it is tried.
  await waitFor(() => assert.ok(document.activeElement === screen.getByLabelText('City'), 'the field has the focus'))
  cleanup()
  const other = render(await inLanguage(<Late data={undefined} />))
  const cross = screen.getByRole('button', { name: 'Close' })
  cross.focus()
  other.rerender(await inLanguage(<Late data="Pune" />))
  await Promise.resolve()
  assert.equal(document.activeElement, cross)
})

overlays('Esc closes a dialog, but not one that waits for an answer', async () => {
  fireEvent((await openDialog()).dialog, new Event('cancel', { cancelable: true }))
  assert.equal(screen.queryByRole('dialog'), null)
  cleanup()
  const { dialog } = await openDialog(false)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  assert.ok(screen.getByRole('dialog'))
  assert.equal(screen.queryByRole('button', { name: 'Close' }), null)
  fireEvent.click(screen.getByRole('button', { name: 'Show 146' }))
  assert.equal(screen.queryByRole('dialog'), null)
})

overlays('a dialog over a panel counts as two, and a page that goes away unlocks both', async () => {
  const both = (
    <Drawer open onClose={() => {}} title="Profile">
      <Dialog open onClose={() => {}} title="Leave?" />
    </Drawer>
  )
  const { unmount } = render(await inLanguage(both))
  assert.equal(locks(), '2')
  unmount()
  assert.equal(locks(), undefined)
})

async function openMenu(onSelect: (id: string) => void = () => {}) {
  const item = (id: string, more = {}) => ({ id, label: id, onSelect: () => onSelect(id), ...more })
  const items = [
    item('Edit'),
    item('Copy'),
    'rule' as const,
    item('Close early', { disabled: true, note: 'Opens on 20/11/25' }),
    item('Delete', { danger: true }),
  ]
  render(
    await inLanguage(<Menu label="Listing" items={items} trigger={(trigger) => <Button {...trigger}>More</Button>} />),
  )
  const opener = screen.getByRole('button', { name: 'More' })
  const menu = document.querySelector<HTMLElement>('[role=menu]')
  assert.ok(menu)
  fireEvent.click(opener)
  return { opener, menu, focused: () => document.activeElement?.textContent }
}

overlays('a menu is walked with arrows, Home, End and first letters, round and round', async () => {
  const { menu, focused } = await openMenu()
  const walk = (...keys: string[]) =>
    keys.map((key) => {
      fireEvent.keyDown(menu, { key })
      return focused()
    })
  assert.equal(focused(), 'Edit')
  assert.deepEqual(walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'), [
    'Copy',
    'Close earlyOpens on 20/11/25',
    'Delete',
    'Edit',
  ])
  assert.deepEqual(walk('ArrowUp', 'Home', 'End'), ['Delete', 'Edit', 'Delete'])
  assert.deepEqual(walk('c', 'c', 'e'), ['Copy', 'Close earlyOpens on 20/11/25', 'Edit'])
})

overlays('keys of the browser are left to it over an open menu', async () => {
  const { menu, focused } = await openMenu()
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    assert.equal(fireEvent.keyDown(menu, { key: 'c', ...held }), true, JSON.stringify(held))
  assert.equal(focused(), 'Edit')
})

overlays('Esc in a menu goes back to its button', async () => {
  const { menu, opener } = await openMenu()
  fireEvent.keyDown(menu, { key: 'Escape' })
  assert.equal(document.activeElement, opener)
})

overlays('a menu item does its work once; one that is off does nothing', async () => {
  const chosen: string[] = []
  await openMenu((id) => chosen.push(id))
  fireEvent.click(screen.getByText('Close early'))
  fireEvent.click(screen.getByText('Copy'))
  assert.deepEqual(chosen, ['Copy'])
})

overlays.run()

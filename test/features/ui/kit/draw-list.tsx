import '../../../support/dom'
import { uiClient } from '../../../../features/ui/client/feature'
import { toasts } from '../../../../features/ui/contract'
import { boot, defineFeature, plan } from '../../../../kernel'
import { inLanguage } from './render'

/** The rows of a feature that needs toasts, in a list that keeps what is changed. */
export async function drawList(first: readonly string[]) {
  const { useState } = await import('react')
  const { render, screen } = await import('../../../support/testing-library')
  const { OrderedList } = await import('../../../../features/ui/kit')
  const { FeatureScope, KernelProvider } = await import('../../../../features/web/kit')
  const shop = defineFeature({ id: 'shop', requires: [toasts] })
  const kernel = await boot(plan([uiClient, shop]))
  await kernel.activate('shop')
  const visit = kernel.visit()

  function List() {
    const [items, setItems] = useState(first)
    return (
      <OrderedList
        items={items}
        keyOf={(item) => item}
        nameOf={(item) => item}
        onChange={setItems}
        draw={(item) => <p>{item}</p>}
      />
    )
  }
  const drawn = await inLanguage(
    <KernelProvider kernel={kernel} visit={visit} subject={undefined}>
      <FeatureScope feature="shop">
        <List />
      </FeatureScope>
    </KernelProvider>,
  )
  render(drawn)
  await screen.findByText(first[0] ?? '')
  return {
    order: () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent),
    toasts: visit.get('ui', toasts),
  }
}

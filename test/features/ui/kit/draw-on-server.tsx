// A process of its own, started by the hydration test: React's two renderers must not share one, and a server has no document.
import { renderToPipeableStream } from 'react-dom/server'
import type { Language } from '../../../../features/ui/contract'
import { specimens } from './specimens'

const page = await specimens(process.argv[2] as Language)
const { pipe } = renderToPipeableStream(page, {
  onAllReady: () => pipe(process.stdout),
  onError(error) {
    console.error(error)
    process.exitCode = 1
  },
})

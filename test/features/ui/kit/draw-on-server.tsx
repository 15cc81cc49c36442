// A process of its own, started by the hydration test: a server has no document.
import { drawHtml } from '../../../../features/web/client/draw-html'
import type { Language } from '../../../../features/ui/contract'
import { specimens } from './specimens'

process.stdout.write(await drawHtml(await specimens(process.argv[2] as Language)))

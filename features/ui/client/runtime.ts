import { defineRuntime, provide, providePerVisit, self, visit } from '../../../kernel/index'
import { catalogues, confirm, stage, textMissing, texts, theme, toasts } from '../contract/index'
import { createConfirm } from './confirm'
import './styles/index'
import { createStage } from './stage'
import { createTexts } from './texts'
import { browserThemePage, createTheme } from './theme'
import { browserTimers, createToasts } from './toasts'

export const runtime = defineRuntime({
  provides: [
    provide(texts, [self], ({ view, bus }) =>
      createTexts({ catalogues: () => view(catalogues), onMissing: (missing) => bus.emit(textMissing, missing) }),
    ),
    providePerVisit(toasts, [visit], ({ own }) => own(createToasts(browserTimers()), ({ end }) => end())),
    providePerVisit(confirm, [visit], ({ own }) => own(createConfirm(), ({ end }) => end())),
    providePerVisit(stage, [], createStage),
    providePerVisit(theme, [visit], ({ signal }) => createTheme(browserThemePage(), signal)),
  ],
})

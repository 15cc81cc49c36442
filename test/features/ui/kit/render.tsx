import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { ReactNode } from 'react'
import { createTexts } from '../../../../features/ui/client/texts'
import type { Language, Message } from '../../../../features/ui/contract'

/** The kit's own texts around a part, as the frame of the page would put them. */
export async function inLanguage(children: ReactNode, language: Language = 'en') {
  const { TextProvider } = await import('../../../../features/ui/kit/text/text-context')
  const texts = createTexts({ catalogues: () => [], onMissing: () => {} })
  texts.compileWith((message) => compileMessage(message) as Message)
  for (const file of [`shell.${language}`, language]) {
    const url = new URL(`../../../../features/ui/locales/${file}.json`, import.meta.url)
    texts.add(language, JSON.parse(readFileSync(url, 'utf8')))
  }
  return (
    <TextProvider language={language} translate={texts.translator(language)}>
      {children}
    </TextProvider>
  )
}

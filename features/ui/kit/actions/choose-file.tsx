import { type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/kit'
import { documentTypes } from '../../contract'

interface ChooseFileProps {
  readonly label: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly onChoose: (files: readonly File[]) => void
  readonly children: ReactNode
}

export function ChooseFile({ label, multiple = false, disabled = false, onChoose, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple={multiple}
        accept={documentTypes.join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = '' // the same file may be chosen again
          if (files.length > 0) onChoose(files)
        }}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}

import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from './button'

export interface ChooseFileProps extends Pick<ButtonProps, 'variant' | 'loading' | 'disabled'> {
  readonly label: string
  /** Media types, or endings of names. */
  readonly accept: readonly string[]
  readonly multiple?: boolean
  readonly onChoose: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A button that opens the browser's own choice of files. */
export function ChooseFile({ label, accept, multiple = false, onChoose, children, ...look }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple={multiple}
        accept={accept.join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = '' // the same file may be chosen again
          if (files.length > 0) onChoose(files)
        }}
      />
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}

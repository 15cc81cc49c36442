import { formatSize, useLanguage } from '../../ui/kit'
import type { DocumentType } from '../contract'

const short: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

/** "PDF, 1.2 MB" */
export function useSize(): (type: DocumentType, bytes: number) => string {
  const language = useLanguage()
  return (type, bytes) => `${short[type]}, ${formatSize(bytes, language)}`
}

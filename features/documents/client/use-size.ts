import { formatNumber, useLanguage } from '../../ui/kit'
import type { DocumentType } from '../contract'

const KB = 1024
const short: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

/** "PDF, 1.2 MB" */
export function useSize(): (type: DocumentType, bytes: number) => string {
  const language = useLanguage()
  return (type, bytes) => {
    const isLarge = bytes >= 100 * KB
    const size = isLarge ? Math.round((bytes / KB / KB) * 10) / 10 : Math.max(1, Math.round(bytes / KB))
    return `${short[type]}, ${formatNumber(size, language)} ${isLarge ? 'MB' : 'kB'}`
  }
}

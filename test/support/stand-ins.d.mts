export function standInFor(path: string): string

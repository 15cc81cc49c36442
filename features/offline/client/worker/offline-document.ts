import { readBuild } from './scope'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Stands at the address that was asked for, in the language of whoever asked: its script reads the cookie, which a worker cannot. */
export function offlineDocument(): Response {
  const { script, styles } = readBuild().page
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Foothold</title><base href="/">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `</head><body><div id="root"></div><script type="module" src="${script}"></script></body></html>`,
  ].join('')
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    },
  })
}

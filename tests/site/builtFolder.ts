/** A small dist/client like the build's, in a temporary folder. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const scriptText = `console.log(${JSON.stringify('Visitor Access '.repeat(20))})\n`
export const inlineHash = 'sha256-CTYWSCvjjEQDWq0bpgdG47E6mSrHUKK5XOAuuUSdZxg='

function page(title: string): string {
  return `<!doctype html>
<html lang="en" data-whisper="%WHISPER%" data-main="/assets/main-1a2b3c.js">
<head><title>${title}</title><link rel="canonical" href="%PUBLIC_URL%/system">
<script type="application/ld+json">{"slogan":"%TAGLINE_JSON%","description":"%SECONDARY_TAGLINE_JSON%"}</script></head>
<body><div id="root"><h1>${title}</h1><p>%TAGLINE%</p>${'<p>Scan, connect, open.</p>'.repeat(40)}</div>
<div id="whisper"></div></body>
</html>
`
}

export function makeBuiltFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const listing = {
    pages: { '/': 'pages/home.html', '/system': 'pages/system.html' },
    notFound: 'pages/404.html',
    shell: 'pages/shell.html',
    quote: 'pages/quote.html',
    clientPaths: ['/admin/login', '/admin/whisper'],
    scriptHash: inlineHash,
  }
  const files: Record<string, string | Buffer> = {
    'pages/site.json': JSON.stringify(listing),
    'pages/home.html': page('Home'),
    'pages/system.html': page('System'),
    'pages/404.html': page('Not Found'),
    'pages/shell.html':
      '<!doctype html><html data-whisper="%WHISPER%"><div id="root"></div></html>',
    'pages/quote.html':
      '<!doctype html><html><head><title>%TITLE%</title></head><body>%BODY%</body></html>',
    'assets/main-1a2b3c.js': scriptText,
    'assets/main-1a2b3c.js.br': brotliCompressSync(scriptText),
    'assets/main-1a2b3c.js.gz': gzipSync(scriptText),
    'assets/lato-1a2b3c.woff2': Buffer.from([1, 2, 3]),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
